import { isStaffAllowed } from '#contract/rights.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Actor, World } from '#server/platform/scope/scope.ts'
import { findFile } from './backgrounds.store.ts'

/** The bytes of a picture: for everyone when it is shown or scheduled, before that for staff alone. */
export async function readBackgroundFile(
  { db }: Pick<World, 'db'>,
  id: string,
  identify: () => Promise<Actor | null>,
): Promise<Buffer> {
  const found = await findFile(db, id)
  ensure(found?.content, 'not-found')
  if (!found.isPublic) {
    const actor = await identify()
    ensure(actor?.staffRole && actor.secondFactorAt && isStaffAllowed(actor.staffRole, 'read'), 'not-found')
  }
  return found.content
}
