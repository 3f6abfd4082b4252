/** Mails to people whose words staff can add to. Each has its name in `web/i18n/de/content.ts`: types demand them. */
export const MAIL_KINDS = [
  'code-verify',
  'code-change-email',
  'code-brand',
  'code-reset',
  'password-changed',
  'password-replaced',
  'password-set',
  'email-change-asked',
  'email-changed',
  'email-reverted',
  'google-linked',
  'account-deleted',
  'team-invite',
  'drop-confirmation',
  'drop-release',
  'drop-moved',
  'price-drop',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Characters of what staff write; the texts are plain, with line breaks. */
export const MAIL_TEXT = { subjectMost: 120, textMost: 600 } as const

const NAME = ['name'] as const
const PRODUCT = ['product'] as const
/** What may stand in braces in each mail. A code for a new password is in no subject, which a locked phone would show. */
export const MAIL_PLACEHOLDERS: Readonly<Record<MailKind, readonly string[]>> = {
  'code-verify': ['name', 'code'],
  'code-change-email': ['name', 'code'],
  'code-brand': ['name', 'code'],
  'code-reset': NAME,
  'password-changed': NAME,
  'password-replaced': NAME,
  'password-set': NAME,
  'email-change-asked': NAME,
  'email-changed': NAME,
  'email-reverted': NAME,
  'google-linked': NAME,
  'account-deleted': NAME,
  'team-invite': ['brand'],
  'drop-confirmation': PRODUCT,
  'drop-release': PRODUCT,
  'drop-moved': PRODUCT,
  'price-drop': NAME,
}

/** What stands in braces and is not allowed there; the first one, or null. A single brace is text. */
export function foreignPlaceholder(kind: MailKind, text: string): string | null {
  const named = [...text.matchAll(/\{([^{}\s]*)\}/g)].map(([, name = '']) => name)
  return named.find((name) => !MAIL_PLACEHOLDERS[kind].includes(name)) ?? null
}
