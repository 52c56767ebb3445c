/** Texts of mails. Source: docs/behaviour/owner-pages.md §6.1 */
export const MAIL_TEXTS = {
  submission: {
    subject: (formId: string) => `New submission: ${formId}`,
    greeting: (formId: string) => `Someone submitted the form "${formId}".`,
    noAnswer: 'N/A',
  },
  mailchimp: {
    subject: (email: string) => `Subscribe ${email}`,
    body: (email: string, formId: string) =>
      `${email} signed up with the form "${formId}". The reference store has no MailChimp account, so this email stands in for the call.`,
  },
  backInStock: {
    subject: (name: string) => `Back in stock: ${name}`,
    body: (name: string, url: string, siteTitle: string) =>
      `Good news: ${name} is back in stock.\n\n${url}\n\nYou asked us to let you know. This is the only email we will send about it.\n\n${siteTitle}`,
  },
  orderConfirmation: {
    subject: (siteTitle: string) => `Your order at ${siteTitle}`,
    greeting: (name: string) => `Hi ${name},\n\nThank you for your order. Here’s what you bought:`,
    number: (number: string) => `Your order number is ${number}.`,
  },
  orderReceived: {
    subject: (siteTitle: string) => `We’ve received your order at ${siteTitle}`,
    greeting: (name: string, state: string) => `Hi ${name},\n\n${state} Here’s what you ordered:`,
  },
  transferCame: {
    subject: (siteTitle: string) => `Payment received: your order at ${siteTitle}`,
    greeting: (name: string) => `Hi ${name},\n\nYour transfer has arrived.`,
  },
  subscription: {
    subject: (title: string, siteTitle: string) => `Your subscription at ${siteTitle}: ${title}`,
    greeting: (name: string, title: string) =>
      `Hi ${name},\n\nYour subscription to ${title} is confirmed. Here’s what it costs:`,
    number: (number: string) => `Your first order number is ${number}.`,
    nextPayment: (day: string) => `Next payment: ${day}`,
    lastPayment: (day: string) => `Last payment: ${day}`,
    endless: 'It continues until it is canceled.',
  },
  password: {
    subject: (siteTitle: string) => `A new password for ${siteTitle}`,
    body: (url: string, siteTitle: string) =>
      `You asked for a new password. Choose it here:\n\n${url}\n\nThe link works once, for 30 minutes. If you didn’t ask for it, you can ignore this email: your password stays as it is.\n\n${siteTitle}`,
  },
  giftCard: {
    subject: (value: string, siteTitle: string) => `Your ${value} gift card for ${siteTitle}`,
    greeting: (name: string, value: string) =>
      `Hi ${name},\n\nHere’s your ${value} gift card. Anyone with the code below can use it, so you can forward this email or keep it.`,
    code: (code: string) => `Code: ${code}`,
    use: (siteTitle: string) => `It’s good for everything at ${siteTitle} and never expires.`,
  },
} as const;
