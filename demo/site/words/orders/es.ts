import type { OrderWords } from './english.ts';

/** The texts of the pages of orders in Spanish. Source: docs/behaviour/languages.md §4.1 */
export const ORDER_WORDS: OrderWords = {
  'What you ordered': 'Tu pedido',
  'Thank you': 'Gracias',
  'Thank you, {name}': 'Gracias, {name}',
  'Your subscription is confirmed, and the first delivery is on its way.':
    'Tu suscripción está confirmada y la primera entrega está en camino.',
  'We received your payment after that, and will refund it.':
    'Su pago llegó después, y se lo reembolsaremos.',
  Payment: 'Pago',
  'Check again': 'Comprobar de nuevo',
  'The time to pay is over.': 'El plazo para pagar ha terminado.',
  'We keep your order for {count} more minutes.': 'Guardamos su pedido {count} minutos más.',
  'We keep your order for one more minute.': 'Guardamos su pedido un minuto más.',
  'We’re waiting for your payment. If you have just paid, check again in a moment.':
    'Estamos esperando su pago. Si acaba de pagar, compruébelo de nuevo en un momento.',
  'Your payment was declined. You can try again.': 'Su pago ha sido rechazado. Puede intentarlo de nuevo.',
  'We couldn’t reach the payment page. Please try again in a moment.':
    'No hemos podido abrir la página de pago. Inténtelo de nuevo en un momento.',
  'We’ve received your order. It is confirmed as soon as you have paid.':
    'Hemos recibido su pedido. Quedará confirmado en cuanto haya pagado.',
  'We’ve received your order and will ship it as soon as your transfer arrives.':
    'Hemos recibido tu pedido y lo enviaremos en cuanto llegue tu transferencia.',
  'Your order is confirmed. We’re getting it ready.': 'Tu pedido está confirmado. Lo estamos preparando.',
  'Order canceled': 'Pedido cancelado',
  'Order shipped': 'Pedido enviado',
  'This order was canceled.': 'Este pedido se ha cancelado.',
  'Your order is on its way.': 'Tu pedido está en camino.',
  Carrier: 'Transportista',
  'Tracking number': 'Número de seguimiento',
  Tracking: 'Seguimiento',
  'Track your order': 'Seguir el pedido',
  Refunded: 'Reembolsado',
  'Your gift card is on its way by email.': 'Tu tarjeta de regalo va en camino por correo electrónico.',
  'Your gift cards are on their way by email, each with its own code.':
    'Tus tarjetas de regalo van en camino por correo electrónico, cada una con su propio código.',
  'We’ve received your order and will confirm it as soon as your transfer arrives.':
    'Hemos recibido tu pedido y lo confirmaremos en cuanto llegue tu transferencia.',
  'Your order is confirmed.': 'Tu pedido está confirmado.',
  'Your subscription is confirmed.': 'Tu suscripción está confirmada.',
  'We’ll email you when your parcel is on its way.': 'Te escribiremos cuando tu paquete esté en camino.',
  'Please bring your order number when you pick up your order.':
    'Trae tu número de pedido cuando vengas a recogerlo.',
  'You’ll get an email with the links to your downloads.':
    'Recibirás un correo con los enlaces a tus descargas.',
  'Your booking is confirmed. We’ll email you if we need anything else.':
    'Tu reserva está confirmada. Te escribiremos si necesitamos algo más.',
  'Your downloads': 'Tus descargas',
  Download: 'Descargar',
  '{left} of {allowed} downloads left, until {date}': 'Quedan {left} de {allowed} descargas, hasta el {date}',
  'Next payment': 'Próximo pago',
  'Last payment': 'Último pago',
  'When you cancel': 'Cuando canceles',
  'This download link has expired.': 'Este enlace de descarga ha caducado.',
  'This file has been downloaded as often as this link allows.':
    'Este archivo ya se ha descargado tantas veces como permite el enlace.',
  'This link has ended, because the order was canceled or refunded.':
    'Este enlace ya no es válido, porque el pedido se canceló o se reembolsó.',
  'Write to us with your order number, and we’ll help you.':
    'Escríbenos con tu número de pedido y te ayudaremos.',
};
