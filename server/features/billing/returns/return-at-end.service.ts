import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/vocabulary.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { writeSystemAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { bookedEntry, bookReturn } from './book-return.service.ts'
import { hasOpenReturn, selectEndedWithCredit } from './returns.store.ts'

const REASON: Readonly<Record<Language, string>> = {
  de: 'Ende des Kontos: von selbst zurückgefordert',
  en: 'End of the account: asked back automatically',
}

/**
 * Job: asks back what bought credit is left at the end of an account (Decision 077). It waits in the queue of money like what
 * a brand asks for itself; what staff refused after the end is not asked again.
 */
export async function askBackAtEnd(world: World): Promise<void> {
  const ended = await selectEndedWithCredit(world.db, world.now())
  const ids = ended.map(({ id }) => id)
  await eachAlone(world, ids, (brandId) =>
    inTransaction(world, async (inside) => {
      await takeLock(inside.db, `ledger:${brandId}`)
      const isStillDue = (await selectEndedWithCredit(inside.db, inside.now())).some(({ id }) => id === brandId)
      if (!isStillDue || (await hasOpenReturn(inside.db, brandId))) return
      const { language } = await readProductOwner(inside, brandId)
      const asked = { askedCents: null, reason: REASON[language], key: randomUUID() }
      const booked = await bookReturn(inside, brandId, asked)
      if (booked) await writeSystemAudit(inside, { ...bookedEntry(booked), role: 'automatic', brandId })
    }),
  )
}
