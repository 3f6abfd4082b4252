import type { Language } from '#contract/vocabulary.ts'

/** Where a link of a mail leads, in the reader's language. The same address takes the one click of RFC 8058. */
export const linkTo = (
  site: string,
  path: '/drops/confirm' | '/drops/unsubscribe',
  token: string,
  language: Language,
): string => `${site}${path}?token=${token}${language === 'de' ? '' : `&lang=${language}`}`

/** Lets mail programs show their own button for leaving (RFC 2369, RFC 8058). */
export const leavingHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
