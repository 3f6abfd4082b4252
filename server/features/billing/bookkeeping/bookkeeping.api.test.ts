import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import type { TaxAdviser } from '#contract/invoice-months.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openBillingDesk } from '../testing/desk.ts'
import { sendMonthsJob } from './bookkeeping-jobs.ts'
import { sendMonths } from './tax-adviser.service.ts'

const DAY_MS = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-20T10:00:00Z') })
})
afterAll(() => app.close())

let desk: Awaited<ReturnType<typeof openBillingDesk>>
beforeEach(async () => {
  desk = await openBillingDesk(app)
})

/** The names in an archive, as another program reads them; it checks sizes and the directory. */
const namesIn = (archive: Buffer): Promise<string[]> =>
  new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: false }, (error, zip) => {
      if (error) return reject(error)
      const names: string[] = []
      zip.on('entry', (entry: { fileName: string; crc32: number }) => names.push(entry.fileName))
      zip.on('end', () => resolve(names))
      zip.on('error', reject)
    })
  })

const MONTHS = '/api/brand/invoice-months'

test('a month is loaded as an archive of its documents and as a table, and only by its brand', async () => {
  await desk.buy({ orderReference: '=1+1' })
  expect((await desk.owner.get(MONTHS)).body).toEqual({
    months: [{ month: '2026-11', count: 1, netCents: 5000, vatCents: 950, grossCents: 5950 }],
  })
  const [invoice] = await desk.invoices()
  const zip = await desk.owner.get(`${MONTHS}/2026-11/invoices.zip`)
  expect(await namesIn(Buffer.from(zip.bytes))).toEqual([`${invoice?.number}.pdf`, 'buchungen.csv'])
  const table = String((await desk.owner.get(`${MONTHS}/2026-11/bookings.csv`)).body)
  const [columns, row] = table.split('\r\n').map((line) => line.split(';'))
  expect(columns?.length).toBe(17)
  expect(row?.slice(9, 17)).toEqual(['50,00', '19,00', '9,50', '59,50', 'Regelsteuersatz', '', "'=1+1", 'ja'])
  const other = await openBillingDesk(app)
  expect((await other.owner.get(`${MONTHS}/2026-11/invoices.zip`)).status).toBe(404)
})

test('the tax adviser gets each month once, from the month on in which it was confirmed', async () => {
  const save = (body: object) => desk.owner.send('PUT', '/api/brand/tax-adviser', body)
  expect((await save({ version: 0, isOn: true, email: desk.owner.email })).status).toBe(400)
  const on = { version: 0, isOn: true, email: desk.owner.email, isConfirmed: true }
  expect((await save(on)).body).toMatchObject({ version: 1, isOn: true, sentMonth: null, isTest: true })
  expect((await save(on)).body).toMatchObject({ code: 'conflict' })
  await desk.buy()
  await app.jobs.run(sendMonthsJob, {})
  app.passTime(13 * DAY_MS)
  await Promise.all([sendMonths(app.world), sendMonths(app.world), sendMonths(app.world)])
  await app.jobsDone()
  const mails = app.mail.messages.filter(({ subject }) => subject.startsWith('Rechnungen November 2026'))
  expect(mails.map(({ to, attachments }) => [to, attachments?.[0]?.filename])).toEqual([
    [desk.owner.email, '2026-11.zip'],
  ])
  expect(((await desk.owner.get('/api/brand/tax-adviser')).body as TaxAdviser).sentMonth).toBe('2026-11')
  // While nothing is paid, addresses outside of the team get no mail.
  await save({ ...on, version: 1, email: 'kanzlei@steuer.example' })
  await desk.buy()
  app.passTime(30 * DAY_MS)
  await app.jobs.run(sendMonthsJob, {})
  await app.jobsDone()
  expect(app.mail.messages.filter(({ to }) => to === 'kanzlei@steuer.example')).toEqual([])
  app.passTime(-43 * DAY_MS)
})
