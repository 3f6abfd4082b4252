import type { Translated } from '../catalogue.ts'

/** English words of a product's own page. */
export const product: Translated<'product'> = {
  title: 'Product',
  login: 'Log in',
  invitation: 'Want more like this?',
  invitationText:
    'On {name} you swipe card by card through streetwear that suits you, and buy straight from the brand.',
  invitationDrop: 'Log in to {name} and we will send you a mail as soon as you can get it.',
  swipe: 'Swipe in the app',
  unknown: 'This product is not here',
  unknownText: 'It may be sold out and gone, or the link is not complete.',
  toStart: 'To {name}',
  toDeck: 'To the deck',
  failed: 'The product could not be loaded',
  failedText: 'Check your connection and try again.',
}
