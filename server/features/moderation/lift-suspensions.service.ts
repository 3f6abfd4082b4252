import type { Language } from '#contract/vocabulary.ts'
import { lockReviewed } from '#server/features/brands/brand-review.service.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { decideAutomatically } from './decide.service.ts'
import { selectEndedSuspensions } from './decisions.store.ts'

const FACTS: Readonly<Record<Language, string>> = {
  de: 'Die Sperre war befristet und ist abgelaufen.',
  en: 'The suspension was for a limited time and is over.',
}

/** Job: makes brands public again whose suspension ended, and tells them. */
export async function liftSuspensions(world: World): Promise<void> {
  const ended = await selectEndedSuspensions(world.db, world.now())
  const ids = ended.map(({ id }) => id)
  await eachAlone(world, ids, (id) =>
    inTransaction(world, async (inside) => {
      await lockReviewed(inside, id)
      // Staff may have decided meanwhile.
      if (!(await selectEndedSuspensions(inside.db, inside.now())).some((brand) => brand.id === id)) return
      const { language } = await readProductOwner(inside, id)
      await decideAutomatically(
        inside,
        { type: 'brand', id },
        { decision: 'reverse', facts: FACTS[language], note: '' },
      )
    }),
  )
}
