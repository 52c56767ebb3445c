import type { OrderWords } from './english.ts';

/** The texts of the pages of orders in Arabic. Source: docs/behaviour/languages.md §4.1 */
export const ORDER_WORDS: OrderWords = {
  'What you ordered': 'ما طلبته',
  'Thank you': 'شكرًا',
  'Thank you, {name}': 'شكرًا، {name}',
  'Your subscription is confirmed, and the first delivery is on its way.':
    'تم تأكيد اشتراكك، والشحنة الأولى في الطريق.',
  'We received your payment after that, and will refund it.': 'وصلت دفعتك بعد ذلك، وسنعيدها إليك.',
  Payment: 'الدفع',
  'Check again': 'التحقق مرة أخرى',
  'The time to pay is over.': 'انتهى الوقت المحدد للدفع.',
  'We keep your order for {count} more minutes.': 'نحتفظ بطلبك لمدة {count} دقيقة أخرى.',
  'We keep your order for one more minute.': 'نحتفظ بطلبك دقيقة أخرى.',
  'We’re waiting for your payment. If you have just paid, check again in a moment.':
    'ننتظر دفعتك. إن كنت قد دفعت للتو، فتحقّق مرة أخرى بعد قليل.',
  'Your payment was declined. You can try again.': 'تم رفض دفعتك. يمكنك المحاولة مرة أخرى.',
  'We couldn’t reach the payment page. Please try again in a moment.':
    'تعذّر فتح صفحة الدفع. يُرجى المحاولة مرة أخرى بعد قليل.',
  'We’ve received your order. It is confirmed as soon as you have paid.':
    'استلمنا طلبك، وسيتم تأكيده بمجرد أن تدفع.',
  'We’ve received your order and will ship it as soon as your transfer arrives.':
    'استلمنا طلبك، وسنرسله فور وصول تحويلك.',
  'Your order is confirmed. We’re getting it ready.': 'تم تأكيد طلبك، ونعمل على تجهيزه.',
  'Order canceled': 'أُلغي الطلب',
  'Order shipped': 'شُحن الطلب',
  'This order was canceled.': 'أُلغي هذا الطلب.',
  'Your order is on its way.': 'طلبك في الطريق إليك.',
  Carrier: 'شركة الشحن',
  'Tracking number': 'رقم التتبع',
  Tracking: 'التتبع',
  'Track your order': 'تتبع طلبك',
  Refunded: 'المبلغ المردود',
  'Your gift card is on its way by email.': 'تصلك بطاقة الهدية بالبريد الإلكتروني.',
  'Your gift cards are on their way by email, each with its own code.':
    'تصلك بطاقات الهدايا بالبريد الإلكتروني، ولكل منها رمز خاص.',
  'We’ve received your order and will confirm it as soon as your transfer arrives.':
    'استلمنا طلبك وسنؤكده فور وصول حوالتك.',
  'Your order is confirmed.': 'تم تأكيد طلبك.',
  'Your subscription is confirmed.': 'تم تأكيد اشتراكك.',
  'We’ll email you when your parcel is on its way.': 'سنرسل إليك بريدًا إلكترونيًا عندما يصبح طردك في الطريق.',
  'Please bring your order number when you pick up your order.': 'يرجى إحضار رقم الطلب عند استلام طلبك.',
  'You’ll get an email with the links to your downloads.': 'ستصلك رسالة بريد إلكتروني بروابط تنزيلاتك.',
  'Your booking is confirmed. We’ll email you if we need anything else.':
    'تم تأكيد حجزك. سنراسلك إذا احتجنا إلى شيء آخر.',
  'Your downloads': 'تنزيلاتك',
  Download: 'تنزيل',
  '{left} of {allowed} downloads left, until {date}': 'بقي {left} من {allowed} تنزيلات، حتى {date}',
  'Next payment': 'الدفعة التالية',
  'Last payment': 'الدفعة الأخيرة',
  'When you cancel': 'عند الإلغاء',
  'This download link has expired.': 'انتهت صلاحية رابط التنزيل هذا.',
  'This file has been downloaded as often as this link allows.':
    'تم تنزيل هذا الملف بعدد المرات التي يسمح بها هذا الرابط.',
  'This link has ended, because the order was canceled or refunded.':
    'لم يعد هذا الرابط صالحًا لأن الطلب أُلغي أو استُرد ثمنه.',
  'Write to us with your order number, and we’ll help you.': 'راسلنا مع ذكر رقم طلبك وسنساعدك.',
};
