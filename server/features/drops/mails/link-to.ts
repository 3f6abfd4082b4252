import type { Language } from '#contract/vocabulary.ts'

/** The address of a link in a mail, in the reader's language. It also accepts the one-click request of RFC 8058. */
export const linkTo = (
  site: string,
  path: '/drops/confirm' | '/drops/unsubscribe' | '/drops/released',
  token: string,
  language: Language,
): string => `${site}${path}?token=${token}${language === 'de' ? '' : `&lang=${language}`}`

/** Lets mail programs show their own unsubscribe button (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
