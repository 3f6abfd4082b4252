import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { linkToken } from '../links/mail-link.ts'
import { findAsked } from '../sign-up/sign-ups.store.ts'
import { linkTo } from './link-to.ts'
import type { ConfirmationOrder } from './mail-jobs.ts'
import { confirmationMail } from './mail-texts.ts'

/** Job: asks the owner of the address to confirm. Does nothing when it was confirmed or withdrawn in the meantime. */
export async function mailConfirmation(world: World, { id, letterId }: ConfirmationOrder): Promise<void> {
  const asked = await findAsked(world.db, id)
  if (!asked) return
  const site = siteUrlOf(world.config)
  const confirm = linkTo(
    site,
    '/drops/confirm',
    await linkToken(world, { kind: 'confirm-release', id }),
    asked.language,
  )
  await world.mail.send({
    ...confirmationMail({ ...asked, confirm }),
    messageId: messageIdOf(world.config, `drop-confirmation.${letterId}`),
  })
}
