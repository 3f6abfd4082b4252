import type { Translated } from '../catalogue.ts'

/** English terms of service. */
export const terms: Translated<'terms'> = {
  title: 'Terms of Service',
  version: 'Version of 21 November 2026',
  intro: 'These terms apply when you use {name}. We kept them short and plain.',
  h1: '1. What {name} is',
  p1: '{name} shows you products of brands and shops. We do not sell anything ourselves: you always buy in the brand’s own shop. The contract of sale, delivery, returns and warranty are between you and that shop.',
  h2: '2. Your account',
  p2: 'You must be at least 16 years old. Your details have to be correct, and you keep your password to yourself. An account belongs to one person. You can delete it in your profile at any time, without notice and without cost.',
  h3: '3. Your deck',
  p3: 'We compute the order of the cards from your swipes, your filters and the features of the products; the page “How we rank” explains it in detail. You can reset your history at any time. Prices and availability come from the brands. What the brand’s shop says is what counts.',
  h4: '4. Sponsored cards',
  p4: 'Brands can pay for a better place. Such cards always carry the word “Sponsored”. Which one you see does not depend on a profile of you.',
  h5: '5. What is not allowed',
  p5: 'Do not automate your use of {name}, do not get around its protections, do not pretend to be somebody else, and do not post anything that violates the rights of others. For serious or repeated violations we may suspend an account. We will tell you why, and you can object.',
  h6: '6. Reports and decisions',
  p6: 'Anybody can report illegal content, also without an account. A person looks at every report, soon, with care and without favour; programs only sort beforehand. If content breaks the law or these terms, we may hide it, remove it or limit its reach, and for serious or repeated violations an account as well. Whoever is affected learns the facts and reasons before or at the same time and can object free of charge for six months; another person decides on the objection. If somebody repeatedly sends reports that are plainly unfounded, we may set them aside for a while. The courts are always open.',
  h7: '7. Availability and liability',
  p7: 'Using {name} is free. We work to keep it running but cannot promise that it never fails. We are liable without limit for intent, gross negligence and harm to life, body and health. For slight negligence we are liable only if we breach an essential duty, and only for foreseeable damage.',
  h8: '8. Your data',
  p8: 'We store what your account and your deck need. The pages load nothing from other providers. When you delete your account, we delete your data. The privacy notice says everything else.',
  h9: '9. Changes',
  p9: 'If we change these terms, we tell you at least 15 days ahead. If you do not agree, you can delete your account before that.',
  h10: '10. Law',
  p10: 'German law applies. If you are a consumer living in another country, you keep the protection that the mandatory rules of that country give you. If a part of these terms is void, the rest stays in force.',
}
