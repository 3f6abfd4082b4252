import type { Translated } from '../catalogue.ts'

/** English sentences for search engines, previews and whoever blocks scripts: made by the server, fetched by nobody. */
export const heads: Translated<'heads'> = {
  home: 'Swipe through streetwear from labels that not everybody wears. Right means want it, left means next. You buy straight from the brand.',
  login: 'Log in or create an account: your deck waits on every device exactly where you left it.',
  brandRegister: 'Show your streetwear to people who are looking for it: one card, one product, the whole screen.',
  brandTerms: 'The terms for brands, short and plain: content, review, order, costs, end.',
  legalVersions: 'All versions of the terms for brands, data processing and privacy, with date, change and PDF.',
  dataProcessing: 'The agreement on data processing under Art. 28 GDPR for brands.',
  terms: 'The terms of service, short and plain: account, deck, sponsored cards, reports and your rights.',
  imprint: 'Who runs this service and how to reach us.',
  privacy: 'What data we store, what for, how long, and which rights you have. No ad tracking, no third parties.',
  accessibility: 'How accessible this service is, what is still missing and how to tell us about a barrier.',
  transparency: 'How many reports, restrictions and appeals there were, and how long we took.',
  ranking: 'What the order of the cards in your deck depends on, what money changes about it and how to turn it off.',
  contact: 'Write to us: questions, privacy, accessibility, press or working together. A person answers.',
  report: 'Report a product, a shop or a picture that breaks the law. No account needed, with a receipt.',
  deleteAccount:
    'How to delete your account yourself, in a browser and without the app: what goes, what stays, and why.',
  licences: 'Which free software and which typeface this service contains, with all licence texts.',
  recovery: 'Stop or confirm access to an account with the link in our mail, without logging in.',
  emailUndo: 'Take a changed email address back with the link in our mail, without logging in.',
  drops: 'Mails about drops and prices: confirm and unsubscribe with one click, without an account.',
  noScript: 'This form needs JavaScript. Turn it on in your browser and reload the page.',
}
