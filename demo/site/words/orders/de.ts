import type { OrderWords } from './english.ts';

/** The texts of the pages of orders in German. Source: docs/behaviour/languages.md §4.1 */
export const ORDER_WORDS: OrderWords = {
  'What you ordered': 'Ihre Bestellung',
  'Thank you': 'Danke',
  'Thank you, {name}': 'Danke, {name}',
  'Your subscription is confirmed, and the first delivery is on its way.':
    'Ihr Abo ist bestätigt, und die erste Lieferung ist unterwegs.',
  'We received your payment after that, and will refund it.':
    'Ihre Zahlung ist danach eingegangen, und wir erstatten sie.',
  Payment: 'Bezahlung',
  'Check again': 'Noch einmal nachsehen',
  'The time to pay is over.': 'Die Zeit zum Bezahlen ist abgelaufen.',
  'We keep your order for {count} more minutes.': 'Wir halten Ihre Bestellung noch {count} Minuten bereit.',
  'We keep your order for one more minute.': 'Wir halten Ihre Bestellung noch eine Minute bereit.',
  'We’re waiting for your payment. If you have just paid, check again in a moment.':
    'Wir warten auf Ihre Zahlung. Wenn Sie gerade bezahlt haben, sehen Sie gleich noch einmal nach.',
  'Your payment was declined. You can try again.':
    'Ihre Zahlung wurde abgelehnt. Sie können es noch einmal versuchen.',
  'We couldn’t reach the payment page. Please try again in a moment.':
    'Die Bezahlseite war nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'We’ve received your order. It is confirmed as soon as you have paid.':
    'Ihre Bestellung ist eingegangen. Sie ist bestätigt, sobald Sie bezahlt haben.',
  'We’ve received your order and will ship it as soon as your transfer arrives.':
    'Ihre Bestellung ist eingegangen. Wir verschicken sie, sobald Ihre Überweisung da ist.',
  'Your order is confirmed. We’re getting it ready.':
    'Ihre Bestellung ist bestätigt. Wir machen sie versandfertig.',
  'Order canceled': 'Bestellung storniert',
  'Order shipped': 'Bestellung versandt',
  'This order was canceled.': 'Diese Bestellung wurde storniert.',
  'Your order is on its way.': 'Ihre Bestellung ist unterwegs.',
  Carrier: 'Versanddienst',
  'Tracking number': 'Sendungsnummer',
  Tracking: 'Sendungsverfolgung',
  'Track your order': 'Sendung verfolgen',
  Refunded: 'Erstattet',
  'Your gift card is on its way by email.': 'Ihr Gutschein ist per E-Mail unterwegs.',
  'Your gift cards are on their way by email, each with its own code.':
    'Ihre Gutscheine sind per E-Mail unterwegs, jeder mit eigenem Code.',
  'We’ve received your order and will confirm it as soon as your transfer arrives.':
    'Ihre Bestellung ist eingegangen. Wir bestätigen sie, sobald Ihre Überweisung da ist.',
  'Your order is confirmed.': 'Ihre Bestellung ist bestätigt.',
  'Your subscription is confirmed.': 'Ihr Abo ist bestätigt.',
  'We’ll email you when your parcel is on its way.':
    'Sie erhalten eine E-Mail, sobald Ihr Paket unterwegs ist.',
  'Please bring your order number when you pick up your order.':
    'Bitte bringen Sie Ihre Bestellnummer mit, wenn Sie Ihre Bestellung abholen.',
  'You’ll get an email with the links to your downloads.':
    'Sie erhalten eine E-Mail mit den Links zu Ihren Downloads.',
  'Your booking is confirmed. We’ll email you if we need anything else.':
    'Ihre Buchung ist bestätigt. Wir schreiben Ihnen, falls wir noch etwas brauchen.',
  'Your downloads': 'Ihre Downloads',
  Download: 'Herunterladen',
  '{left} of {allowed} downloads left, until {date}': 'Noch {left} von {allowed} Downloads, bis {date}',
  'Next payment': 'Nächste Zahlung',
  'Last payment': 'Letzte Zahlung',
  'When you cancel': 'Sobald Sie kündigen',
  'This download link has expired.': 'Dieser Download-Link ist abgelaufen.',
  'This file has been downloaded as often as this link allows.':
    'Diese Datei wurde so oft heruntergeladen, wie es der Link erlaubt.',
  'This link has ended, because the order was canceled or refunded.':
    'Dieser Link gilt nicht mehr, weil die Bestellung storniert oder erstattet wurde.',
  'Write to us with your order number, and we’ll help you.':
    'Schreiben Sie uns mit Ihrer Bestellnummer, und wir helfen Ihnen.',
};
