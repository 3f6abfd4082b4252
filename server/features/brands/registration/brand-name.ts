import { isOneWritingSystem } from '#contract/username.ts'
import { skeletonOf } from '#server/platform/text/lookalikes.ts'

/** Characters without a shape, and those that change the direction of text (Trust S45). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u

/** Whether a brand may have this name: visible, with a letter or digit, in letters of one writing system. */
export function isBrandName(name: string): boolean {
  const forms = [name, name.normalize('NFKC')]
  return forms.every((form) => !UNSEEN.test(form) && LETTER_OR_DIGIT.test(form) && isOneWritingSystem(form))
}

export interface NameKeys {
  /** The name without case and blanks. */
  readonly folded: string
  /** The same with lookalikes replaced: what must be unique. */
  readonly key: string
}

export function nameKeysOf(name: string): NameKeys {
  const folded = name.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')
  return { folded, key: skeletonOf(folded) }
}

/** Lower case letters, digits and single hyphens between them. */
export const isHandle = (handle: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(handle)

/** Handles that could pass for a part of this site or for its operator. */
const RESERVED_HANDLES: ReadonlySet<string> = new Set(
  `about add-product admin admin-chat agb analytics anmelden api app auth barrierefreiheit brand brand-dashboard
  brand-register brands chat contact dashboard datenschutz demo demo-dashboard demo-shop dev discovery drops dropdeck
  edit-product faq hello help hilfe home impressum imprint info jobs kontakt legal lists lizenzen login logout mail marke
  marken media melden mobile moderation news null official offizieller openapi ppc-credits press presse pricing privacy
  products profile ranking register register-brand reset-password root sale saved search security service settings shop
  shops site staff start status stripe-checkout subscription support support-tickets system team terms terms-of-service
  test undefined user users verify verify-email webhooks www`.split(/\s+/),
)

export const isReservedHandle = (handle: string): boolean =>
  RESERVED_HANDLES.has(handle) || handle.startsWith('dropdeck-') || handle.endsWith('-dropdeck')

const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'anzeige',
  'deinemarke',
  'kundenservice',
  'moderation',
  'sponsored',
  'support',
  'werbung',
  'yourbrand',
])

/** Names that could pass for the operator or for a label of this site. */
export const isReservedName = ({ key }: NameKeys): boolean => RESERVED_NAMES.has(key) || key.includes('dropdeck')
