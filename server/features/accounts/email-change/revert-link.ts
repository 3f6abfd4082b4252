import { createHash, createHmac } from 'node:crypto'
import type { Language } from '#contract/vocabulary.ts'
import { sharedSecret } from '#server/platform/config/secret.ts'
import type { World } from '#server/platform/scope/scope.ts'

/**
 * The token in the link that takes a change back. Derived from the pepper, so that a repeated mail carries the same link
 * and neither the database nor the job queue holds it.
 */
export async function revertToken({ db, config }: Pick<World, 'db' | 'config'>, id: string): Promise<string> {
  const pepper = await sharedSecret(db, config.secret)
  return createHmac('sha256', pepper).update(`email revert|${id}`).digest('base64url')
}

/** Where the link leads, in the language of the mail. */
export const revertLink = (
  { site, language }: { readonly site: string; readonly language: Language },
  token: string,
): string => `${site}/email-change/undo?token=${token}${language === 'de' ? '' : `&lang=${language}`}`

/** What is stored of a token. */
export const hashOfRevertToken = (token: string): Buffer => createHash('sha256').update(token).digest()
