import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { notifyTeam } from '../team/notify-team.service.ts'
import { endClosures, selectBrand } from './settings.store.ts'

/** Tells the teams of brands whose holidays began; ends those that are over, and tells their teams. */
export async function notifyClosures(world: World, began: readonly string[]): Promise<void> {
  await inTransaction(world, async (inside) => {
    for (const brandId of began) {
      const { name } = await selectBrand(inside.db, brandId)
      await notifyTeam(inside, { brandId, right: 'shop', content: { kind: 'closure', brand: name, phase: 'began' } })
    }
    for (const { brandId, name } of await endClosures(inside.db, inside.now()))
      await notifyTeam(inside, { brandId, right: 'shop', content: { kind: 'closure', brand: name, phase: 'ended' } })
  })
}
