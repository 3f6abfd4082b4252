import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { dropsHousekeepingJob, movedMailsJob, releaseMailsJob, releasePushesJob } from '../drops.jobs.ts'
import { DAY_MS, type DropWorld, inDays, openDropWorld } from '../testing/drop-world.ts'
import { releaseMails } from './release-mails.service.ts'
import { addReleaseMails } from './release-mails.store.ts'

let drops: DropWorld
beforeEach(async () => {
  drops = await openDropWorld()
})
afterEach(() => drops.app.close())

const release = () => drops.app.passTime(DAY_MS)
async function run() {
  for (const job of [movedMailsJob, releaseMailsJob, releasePushesJob]) await drops.app.jobs.run(job, {})
  await drops.app.jobsDone()
}
const execute = (query: ReturnType<typeof sql>) => drops.app.world.db.execute(query)
const close = () => execute(sql`update brands set delete_after = now() + interval '30 days'`)
const mails = () => drops.app.mail.messages.filter(({ subject }) => subject.includes('Nachtgleis'))
const signUps = () => rowsOf<{ email: string }>(drops.app.world.db, sql`select email from release_signups`)

/** A drop of tomorrow, and a user who waits for it. */
async function openDrop() {
  const [id = ''] = await drops.save({ externalId: 'drop', name: 'Nachtgleis', releaseAt: inDays(1) })
  const person = await drops.app.person()
  await person.post(`/api/products/${id}/notifications`, { email: person.email })
  await drops.app.jobsDone()
  drops.app.mail.messages.length = 0
  return { id, person }
}

test('a brand that closes sends no mail, not even one that is queued; taking it back sends it', async () => {
  const { id } = await openDrop()
  await execute(sql`update products set release_at = release_at + interval '1 hour' where id = ${id}`)
  await close()
  await run()
  release()
  drops.app.passTime(2 * 3_600_000)
  await execute(sql`update brands set delete_after = null`)
  expect(await addReleaseMails(drops.app.world.db, releaseMails.name, drops.app.world.now())).toBe(1)
  await close()
  await run()
  expect(mails()).toEqual([])
  expect(await signUps()).toHaveLength(1)
  await execute(sql`update brands set delete_after = null`)
  await run()
  expect(mails()).toHaveLength(1)
})

test('no confirmation is requested for a brand that closed meanwhile', async () => {
  const { id, person } = await openDrop()
  await person.post(`/api/products/${id}/notifications`, { email: 'andere@example.org' })
  await close()
  await drops.app.jobsDone()
  expect(mails()).toEqual([])
})

test('the addresses for a brand that is erased are deleted, and their proofs end', async () => {
  const { id } = await openDrop()
  await close()
  await execute(sql`update brands set erased_at = now()`)
  await execute(sql`update products set status = 'archived' where id = ${id}`)
  await drops.app.jobs.run(dropsHousekeepingJob, {})
  expect(await signUps()).toEqual([])
  expect(
    await rowsOf(drops.app.world.db, sql`select 1 from mail_consents where product_id = ${id} and ended_at is null`),
  ).toEqual([])
  release()
  await run()
  expect(mails()).toEqual([])
})
