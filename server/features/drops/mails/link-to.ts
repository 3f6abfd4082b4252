import type { Language } from '#contract/vocabulary.ts'

/** The address of a link in a mail, in the reader's language. It also accepts the one-click request of RFC 8058. */
export const linkTo = (
  site: string,
  path: '/drops/confirm' | '/drops/unsubscribe' | '/drops/released',
  token: string,
  language: Language,
): string => `${site}${path}?token=${token}${language === 'de' ? '' : `&lang=${language}`}`
