import { createHmac } from 'node:crypto'
import { sharedSecret } from '#server/platform/config/secret.ts'
import { openLink, sealLink } from '#server/platform/mail/link-token.ts'
import type { World } from '#server/platform/scope/scope.ts'

/** The actions of links in mails. The index of an action is part of every token, so it never changes. */
const KINDS = ['confirm-release', 'stop-release', 'stop-price-drops', 'open-released'] as const
type LinkKind = (typeof KINDS)[number]

interface MailLink {
  readonly kind: LinkKind
  /** Id of the sign-up or alert; of `open-released` the product, so that all its mails contain the same link. */
  readonly id: string
}

const PURPOSE = 'mail link'

type KeySource = Pick<World, 'db' | 'config'>

/** The token of a link. It is not stored in the database, and is void when the row is deleted. */
export const linkToken = (keeper: KeySource, { kind, id }: MailLink): Promise<string> =>
  sealLink(keeper, PURPOSE, { kind: KINDS.indexOf(kind), id })

/** The content of a token; null when it is not authentic. */
export async function readLinkToken(keeper: KeySource, token: string): Promise<MailLink | null> {
  const link = await openLink(keeper, PURPOSE, token)
  const kind = link && KINDS[link.kind]
  return link && kind ? { kind, id: link.id } : null
}

/** The keyed hash of an address that is stored as proof of consent: useless without the pepper. */
export async function addressHmac(keeper: KeySource, emailKey: string): Promise<Buffer> {
  const pepper = await sharedSecret(keeper.db, keeper.config.secret)
  return createHmac('sha256', pepper).update(`mail consent|${emailKey}`).digest()
}
