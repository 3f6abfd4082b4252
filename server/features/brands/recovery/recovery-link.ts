import { createHash, createHmac } from 'node:crypto'
import type { Language } from '#contract/vocabulary.ts'
import { sharedSecret } from '#server/platform/config/secret.ts'
import type { World } from '#server/platform/scope/scope.ts'

export type RecoveryLink = 'stop' | 'confirm'

/** Derived from the pepper, so that a repeated mail carries the same link and neither database nor job queue holds it. */
export async function recoveryToken(
  { db, config }: Pick<World, 'db' | 'config'>,
  link: RecoveryLink,
  id: string,
): Promise<string> {
  const pepper = await sharedSecret(db, config.secret)
  return createHmac('sha256', pepper).update(`access recovery ${link}|${id}`).digest('base64url')
}

/** What is stored of a token. */
export const hashOfRecoveryToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Where a link leads, in the language of the mail. */
export const recoveryAddress = (site: string, link: RecoveryLink, token: string, language: Language): string =>
  `${site}/access-recovery/${link}?token=${token}${language === 'de' ? '' : `&lang=${language}`}`
