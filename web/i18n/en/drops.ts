import type { Translated } from '../catalogue.ts'

/** English words of drop sign-ups and price alerts. */
export const drops: Translated<'drops'> = {
  open: 'Get notified',
  email: 'Email',
  emailHint: 'A single mail about the drop. The sign-up is deleted 30 days later.',
  submit: 'Notify me',
  success: '✅ You will be notified when the product is available!',
  failed: '❌ Something went wrong.',
  mailGoesTo: 'The mail goes to {email}.',
  confirmFirst: 'Almost there: please confirm the link in the mail that we sent to {email}.',
  cancel: 'Unsubscribe',
  cancelNamed: 'Unsubscribe from {product}',
  cancelFailed: 'Unsubscribing did not work.',
  cancelled: 'Unsubscribed',
  cancelledText: 'We will not write to you about {product}.',
  cardTitle: 'Drops and price alert',
  priceAlert: 'Price alert for saved products',
  priceAlertHint:
    'A mail in the evening, one a day at most: when something you saved falls at least 10% below its lowest price of the last 30 days.',
  priceFailed: 'The price alert could not be changed.',
  listTitle: 'Drops you signed up for',
  listEmpty: 'None yet. On cards with a drop date you can ask to be notified.',
  listFailed: 'Your notifications could not be loaded.',
  releasedOn: 'Out on {date}',
  mailOnItsWay: 'Out now, the mail is on its way',
  confirmTitle: 'Confirm your drop mail',
  confirmText: 'One click to go: then we send you a single mail as soon as the product is out.',
  confirm: 'Yes, notify me',
  confirmedTitle: 'Confirmed',
  confirmedText: 'Your mail comes as soon as the product is out. The link in it lets you unsubscribe.',
  unsubscribeTitle: 'Unsubscribe from mails',
  unsubscribeText:
    'One click, and no more mails of this kind reach your address. We delete all sign-ups for them at once.',
  unsubscribe: 'Unsubscribe now',
  unsubscribedTitle: 'Unsubscribed',
  unsubscribedText: 'You will not get mails of this kind any more. You can sign up again at any time.',
  expiredTitle: 'This link is no longer valid',
  expiredText:
    'It has expired or is incomplete. Confirmations are valid for 7 days: just sign up again at the product.',
  toStart: 'To the cards',
  toAlerts: 'My notifications',
}
