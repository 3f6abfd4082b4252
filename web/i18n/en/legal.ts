import type { Translated } from '../catalogue.ts'

/** English words of the footer, of the imprint and of the frame around every page of information. */
export const legal: Translated<'legal'> = {
  footer: 'Legal and contact',
  footerLaw: 'Legal',
  footerHonest: 'In the open',
  footerStart: 'Get going',
  imprint: 'Imprint',
  privacy: 'Privacy',
  terms: 'Terms of Service',
  accessibility: 'Accessibility',
  ranking: 'How we rank',
  report: 'Report content',
  deleteAccount: 'Delete account',
  licences: 'Open-source licences',
  contact: 'Contact',
  login: 'Log in',
  brands: 'Register a brand',
  footerLine: 'Discovered on {name}, bought from the brand.',
  toStart: '{name}, to the start page',
  imprintTitle: 'Imprint',
  imprintLaw: 'Information under § 5 DDG (German Digital Services Act)',
  operator: 'Provider',
  address: 'Address',
  representative: 'Represented by',
  email: 'Email',
  phone: 'Phone',
  fastContact: 'Quick contact',
  fastContactText: 'The {link} reaches us at any time; a person answers, usually within three working days.',
  contactForm: 'contact form',
  register: 'Register entry',
  vatId: 'VAT ID under § 27a UStG',
  editor: 'Responsible for editorial content under § 18 (2) MStV',
  missing: 'Not provided yet',
  missingTitle: 'This installation is not completely set up yet',
  missingText:
    'The operator has not provided all details that the law asks for. They are marked below. This service must not be run in public like this.',
  factsLoading: 'The details are being loaded …',
  dsaTitle: 'Point of contact under Art. 11 and 12 DSA',
  dsaText:
    'Authorities and users reach us electronically by the email address above and by the contact form, in German and English. The quickest way to report illegal content is {link}.',
  disputeTitle: 'Consumer dispute resolution',
  disputeText:
    'We are neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board (§ 36 VSBG). You always conclude a contract of sale with the brand’s shop, never with us.',
  contentTitle: 'Content of brands',
  contentText:
    'Product names, descriptions, prices and pictures come from the brands. For our own content we are liable under the general laws; we check the content of others as soon as we learn of a violation.',
}
