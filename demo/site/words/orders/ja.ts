import type { OrderWords } from './english.ts';

/** The texts of the pages of orders in Japanese. Source: docs/behaviour/languages.md §4.1 */
export const ORDER_WORDS: OrderWords = {
  'What you ordered': 'ご注文内容',
  'Thank you': 'ありがとうございます',
  'Thank you, {name}': '{name}様、ありがとうございます',
  'Your subscription is confirmed, and the first delivery is on its way.':
    '定期購入を確認しました。初回分を発送しました。',
  'We received your payment after that, and will refund it.':
    'その後にお支払いを受け取りましたので、返金いたします。',
  Payment: 'お支払い',
  'Check again': 'もう一度確認する',
  'The time to pay is over.': 'お支払いの期限が過ぎました。',
  'We keep your order for {count} more minutes.': 'ご注文はあと{count}分間保持されます。',
  'We keep your order for one more minute.': 'ご注文はあと1分間保持されます。',
  'We’re waiting for your payment. If you have just paid, check again in a moment.':
    'お支払いを待っています。お支払い直後の場合は、しばらくしてからもう一度ご確認ください。',
  'Your payment was declined. You can try again.':
    'お支払いが承認されませんでした。もう一度お試しいただけます。',
  'We couldn’t reach the payment page. Please try again in a moment.':
    'お支払いページに接続できませんでした。しばらくしてからもう一度お試しください。',
  'We’ve received your order. It is confirmed as soon as you have paid.':
    'ご注文を受け付けました。お支払いが済み次第、ご注文が確定します。',
  'We’ve received your order and will ship it as soon as your transfer arrives.':
    'ご注文を受け付けました。ご入金を確認でき次第、発送します。',
  'Your order is confirmed. We’re getting it ready.': 'ご注文が確定しました。発送の準備をしています。',
  'Order canceled': 'ご注文はキャンセルされました',
  'Order shipped': 'ご注文を発送しました',
  'This order was canceled.': 'このご注文はキャンセルされました。',
  'Your order is on its way.': 'ご注文の商品を発送しました。',
  Carrier: '配送業者',
  'Tracking number': '追跡番号',
  Tracking: '配送状況',
  'Track your order': '配送状況を確認',
  Refunded: '返金額',
  'Your gift card is on its way by email.': 'ギフトカードはメールで届きます。',
  'Your gift cards are on their way by email, each with its own code.':
    'ギフトカードは、それぞれのコードとともにメールで届きます。',
  'We’ve received your order and will confirm it as soon as your transfer arrives.':
    'ご注文を承りました。お振込みを確認でき次第、注文を確定します。',
  'Your order is confirmed.': 'ご注文が確定しました。',
  'Your subscription is confirmed.': '定期購入が確定しました。',
  'We’ll email you when your parcel is on its way.': '商品を発送しましたら、メールでお知らせします。',
  'Please bring your order number when you pick up your order.':
    'お受け取りの際は、注文番号をお持ちください。',
  'You’ll get an email with the links to your downloads.': 'ダウンロード用のリンクをメールでお送りします。',
  'Your booking is confirmed. We’ll email you if we need anything else.':
    'ご予約が確定しました。ほかに必要なことがあれば、メールでご連絡します。',
  'Your downloads': 'ダウンロード',
  Download: 'ダウンロードする',
  '{left} of {allowed} downloads left, until {date}': '残り{left}回（全{allowed}回）、{date}まで',
  'Next payment': '次回のお支払い',
  'Last payment': '最終のお支払い',
  'When you cancel': '解約時',
  'This download link has expired.': 'このダウンロードリンクは期限が切れています。',
  'This file has been downloaded as often as this link allows.':
    'このファイルは、リンクで許可された回数だけダウンロードされました。',
  'This link has ended, because the order was canceled or refunded.':
    'ご注文がキャンセルまたは返金されたため、このリンクは使えません。',
  'Write to us with your order number, and we’ll help you.':
    '注文番号を添えてご連絡ください。お手伝いします。',
};
