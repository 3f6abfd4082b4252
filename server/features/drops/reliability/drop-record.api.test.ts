import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DROP_RECORD } from '#contract/drop-record.limits.ts'
import { dropRecordsJob } from '../drops.jobs.ts'
import { DAY_MS, type DropWorld, HOUR_MS, inDays, NOW, openDropWorld } from '../testing/drop-world.ts'
import { readDropRecord } from './drop-record.service.ts'

let world: DropWorld
let ids: string[]
beforeAll(async () => {
  world = await openDropWorld()
  ids = await world.save({}, {}, {}, {})
})
afterAll(() => world.app.close())
beforeEach(async () => {
  world.app.passTime(NOW.getTime() - world.app.world.now().getTime())
  await run(sql`delete from drop_promises`)
  for (const id of ids) await change(id, sql`release_at = ${inDays(3).toISOString()}::timestamptz, status = 'active'`)
  await note()
})

const run = (text: ReturnType<typeof sql>) => world.app.world.db.execute(text)
/** As the form of a product does it: a change has its time. */
const change = (id: string | undefined, columns: ReturnType<typeof sql>) =>
  run(
    sql`update products set ${columns}, updated_at = ${world.app.world.now().toISOString()}::timestamptz where id = ${id}`,
  )
const moveTo = (id: string | undefined, date: Date) => change(id, sql`release_at = ${date.toISOString()}::timestamptz`)
const note = () => world.app.jobs.run(dropRecordsJob, {})
const goTo = async (date: Date) => {
  world.app.passTime(date.getTime() - world.app.world.now().getTime())
  await note()
}
async function record() {
  const { rows } = await run(sql`select b.no from brands b join products p on p.brand_id = b.id where p.id = ${ids[0]}`)
  return readDropRecord(world.app.world, Number(rows[0]?.['no']))
}

test('a record has three drops, all on time where nothing changed, also when the job ran late', async () => {
  await moveTo(ids[2], inDays(4))
  await moveTo(ids[3], inDays(30))
  await note()
  await goTo(inDays(3.5))
  expect(await record()).toBeNull()
  await goTo(inDays(6))
  expect(await record()).toEqual({ drops: 3, onTime: 3 })
})

test('a date may move until a day before it; then the one that was announced counts', async () => {
  await moveTo(ids[0], inDays(5))
  await goTo(inDays(1))
  await goTo(new Date(inDays(3).getTime() - (DROP_RECORD.fixedHours - 1) * HOUR_MS))
  await moveTo(ids[1], inDays(5))
  await goTo(inDays(3.5))
  // The second is late from now on, although it has another date now.
  expect(await record()).toEqual({ drops: 3, onTime: 2 })
  await goTo(inDays(6))
  expect(await record()).toEqual({ drops: 4, onTime: 3 })
})

test('what is paused at its time is late, and on time again within the hour', async () => {
  await goTo(inDays(2.9))
  await change(ids[0], sql`status = 'paused'`)
  await change(ids[1], sql`status = 'paused'`)
  await goTo(new Date(inDays(3).getTime() + 50 * 60_000))
  await change(ids[0], sql`status = 'active'`)
  await note()
  await goTo(new Date(inDays(3).getTime() + 3 * HOUR_MS))
  await change(ids[1], sql`status = 'active'`)
  await note()
  expect(await record()).toEqual({ drops: 4, onTime: 3 })
})

test('a drop that is called off early is forgotten, and late it counts', async () => {
  await change(ids[0], sql`status = 'archived'`)
  await note()
  await goTo(inDays(2.5))
  await change(ids[1], sql`status = 'archived'`)
  await goTo(new Date(inDays(3).getTime() + DAY_MS))
  expect(await record()).toEqual({ drops: 3, onTime: 2 })
})

test('only the latest drops count', async () => {
  const no = sql`(select max(no) from products)`
  await run(sql`delete from drop_promises`)
  const brand = sql`(select brand_id from products where id = ${ids[0]})`
  for (let n = 0; n < DROP_RECORD.latest + 2; n++) {
    await run(
      sql`insert into products (brand_id, source, name, description_de, description_en, gender, product_type, price_gross_cents)
          values (${brand}, 'hand', 'Alt', '', '', 'men', 'tops', 4900)`,
    )
    const at = inDays(-20 + n).toISOString()
    await run(
      sql`insert into drop_promises (product_no, announced_at, live_at)
          values (${no}, ${at}::timestamptz, ${n < 4 ? null : at}::timestamptz)`,
    )
  }
  expect(await record()).toEqual({ drops: DROP_RECORD.latest, onTime: DROP_RECORD.latest - 2 })
  await run(sql`delete from products where name = 'Alt'`)
})
