import type { OrderWords } from './english.ts';

/** The texts of the pages of orders in French. Source: docs/behaviour/languages.md §4.1 */
export const ORDER_WORDS: OrderWords = {
  'What you ordered': 'Votre commande',
  'Thank you': 'Merci',
  'Thank you, {name}': 'Merci, {name}',
  'Your subscription is confirmed, and the first delivery is on its way.':
    'Votre abonnement est confirmé, et la première livraison est en route.',
  'We received your payment after that, and will refund it.':
    'Votre paiement est arrivé ensuite, et nous allons le rembourser.',
  Payment: 'Paiement',
  'Check again': 'Vérifier à nouveau',
  'The time to pay is over.': 'Le délai de paiement est écoulé.',
  'We keep your order for {count} more minutes.': 'Nous gardons votre commande encore {count} minutes.',
  'We keep your order for one more minute.': 'Nous gardons votre commande encore une minute.',
  'We’re waiting for your payment. If you have just paid, check again in a moment.':
    'Nous attendons votre paiement. Si vous venez de payer, vérifiez à nouveau dans un instant.',
  'Your payment was declined. You can try again.': 'Votre paiement a été refusé. Vous pouvez réessayer.',
  'We couldn’t reach the payment page. Please try again in a moment.':
    'La page de paiement est injoignable. Veuillez réessayer dans un instant.',
  'We’ve received your order. It is confirmed as soon as you have paid.':
    'Nous avons reçu votre commande. Elle sera confirmée dès que vous aurez payé.',
  'We’ve received your order and will ship it as soon as your transfer arrives.':
    'Nous avons reçu votre commande et l’expédierons dès que votre virement sera arrivé.',
  'Your order is confirmed. We’re getting it ready.': 'Votre commande est confirmée. Nous la préparons.',
  'Order canceled': 'Commande annulée',
  'Order shipped': 'Commande expédiée',
  'This order was canceled.': 'Cette commande a été annulée.',
  'Your order is on its way.': 'Votre commande est en route.',
  Carrier: 'Transporteur',
  'Tracking number': 'Numéro de suivi',
  Tracking: 'Suivi',
  'Track your order': 'Suivre la commande',
  Refunded: 'Remboursé',
  'Your gift card is on its way by email.': 'Votre carte cadeau vous est envoyée par e-mail.',
  'Your gift cards are on their way by email, each with its own code.':
    'Vos cartes cadeaux vous sont envoyées par e-mail, chacune avec son propre code.',
  'We’ve received your order and will confirm it as soon as your transfer arrives.':
    'Nous avons bien reçu votre commande et la confirmerons dès l’arrivée de votre virement.',
  'Your order is confirmed.': 'Votre commande est confirmée.',
  'Your subscription is confirmed.': 'Votre abonnement est confirmé.',
  'We’ll email you when your parcel is on its way.':
    'Vous recevrez un e-mail dès que votre colis sera en route.',
  'Please bring your order number when you pick up your order.':
    'Munissez-vous de votre numéro de commande pour venir la retirer.',
  'You’ll get an email with the links to your downloads.':
    'Vous recevrez un e-mail avec les liens vers vos téléchargements.',
  'Your booking is confirmed. We’ll email you if we need anything else.':
    'Votre réservation est confirmée. Nous vous écrirons s’il nous manque quelque chose.',
  'Your downloads': 'Vos téléchargements',
  Download: 'Télécharger',
  '{left} of {allowed} downloads left, until {date}':
    'Encore {left} téléchargements sur {allowed}, jusqu’au {date}',
  'Next payment': 'Prochain paiement',
  'Last payment': 'Dernier paiement',
  'When you cancel': 'À la résiliation',
  'This download link has expired.': 'Ce lien de téléchargement a expiré.',
  'This file has been downloaded as often as this link allows.':
    'Ce fichier a été téléchargé autant de fois que ce lien le permet.',
  'This link has ended, because the order was canceled or refunded.':
    'Ce lien n’est plus valable, car la commande a été annulée ou remboursée.',
  'Write to us with your order number, and we’ll help you.':
    'Écrivez-nous en indiquant votre numéro de commande, et nous vous aiderons.',
};
