import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RECOVERY } from '#contract/access-recovery.limits.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { settleRecoveries } from './perform-recovery.service.ts'

const HOUR_MS = 3_600_000
const NOTICE_MS = RECOVERY.noticeHours * HOUR_MS
const REASON = 'Postfach gekündigt, Ausweis und Rückruf passen'

let app: TestApp
let support: TestPerson
let owner: TestPerson
let partner: TestPerson
let next = 0
let email = ''

beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-28T10:00:00Z') })
  support = await app.person({ staff: 'support' })
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await app.person()
  partner = await app.person()
  const { id } = await insertTestBrand(app.world, { members: { [owner.id]: 'admin', [partner.id]: 'admin' } })
  await app.world.db.execute(sql`update brand_members set is_owner = true where brand_id = ${id}`)
  next += 1
  email = `neu${next}@example.org`
  await app.jobsDone()
})

const path = (id = owner.id) => `/api/admin/users/${id}/recovery`
const begin = (body: object = {}, by = support, id = owner.id) =>
  by.post(path(id), { email, checks: ['identity', 'call'], reason: REASON, ...body })
const code = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]
const linkTo = (address: string, link: 'stop' | 'confirm'): string => {
  const found = app.mail.messages.findLast(
    ({ to, text }) => to === address && text.includes(`/access-recovery/${link}`),
  )
  const url = new RegExp(`http\\S+/access-recovery/${link}\\?\\S+`).exec(found?.text ?? '')?.[0]
  if (!url) throw new Error(`no link was sent to ${address}`)
  return url.replace('http://localhost:3000', '')
}
const follow = async (url: string) => (await app.http.inject({ method: 'POST', url })).headers.location
const stored = async () =>
  (await rowsOf<{ email: string }>(app.world.db, sql`select email from users where id = ${owner.id}`))[0]?.email
const outcomes = async () =>
  (
    await rowsOf<{ outcome: string | null }>(
      app.world.db,
      sql`select outcome from access_recoveries where user_id = ${owner.id} order by asked_at, outcome`,
    )
  ).map(({ outcome }) => outcome)
const entries = async () =>
  (
    await rowsOf<{ action: string }>(
      app.world.db,
      sql`select action from audit_log where target_id = ${owner.id} and action like 'recovery.%' order by action`,
    )
  ).map(({ action }) => action)
const settle = async () => {
  await settleRecoveries(app.world)
  await app.jobsDone()
}
/** Begun, and confirmed at the new address. */
async function underWay(): Promise<void> {
  expect((await begin()).status).toBe(200)
  await app.jobsDone()
  expect(await follow(linkTo(email, 'confirm'))).toBe('/access-recovery/confirmed')
}
async function later(ms: number, work: () => Promise<void>): Promise<void> {
  app.passTime(ms)
  try {
    await work()
  } finally {
    app.passTime(-ms)
  }
}

describe('beginning', () => {
  test('is for support and superadmins, and needs two different checks and a reason', async () => {
    for (const staff of ['moderator', 'finance', 'readonly'] as const)
      expect((await begin({}, await app.person({ staff }))).status, staff).toBe(403)
    expect((await begin({}, partner)).status).toBe(403)
    for (const wrong of [
      { checks: ['identity'] },
      { checks: ['call', 'call'] },
      { checks: [] },
      { reason: '' },
      { email: 'x' },
    ])
      expect((await begin(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect(await outcomes()).toEqual([])
  })

  test('is refused for staff, for people without a brand, and for addresses that cannot be used', async () => {
    const [shopper, colleague] = [await app.person(), await app.person({ staff: 'moderator' })]
    expect(code(await begin({}, support, shopper.id))).toEqual([409, 'recovery.no-owner'])
    expect(code(await begin({}, support, colleague.id))).toEqual([409, 'people.is-staff'])
    expect(code(await begin({ email: shopper.email }))).toEqual([409, 'accounts.email-taken'])
    expect(code(await begin({ email: owner.email.toUpperCase() }))).toEqual([409, 'recovery.same-address'])
    await app.world.db.execute(
      sql`insert into email_bounces (email_key, email, reason, bounced_at) values (${email}, ${email}, '550', now())`,
    )
    expect(code(await begin())).toEqual([409, 'recovery.refused-address'])
    expect(await entries()).toEqual([])
  })

  test('tells the old and the new address and the other owner, and changes nothing', async () => {
    const { status, body } = await begin()
    expect([status, body]).toMatchObject([200, { email, checks: ['identity', 'call'], isConfirmed: false }])
    await app.jobsDone()
    for (const [address, link] of [
      [owner.email, 'stop'],
      [partner.email, 'stop'],
      [email, 'confirm'],
    ] as const)
      expect(linkTo(address, link)).toContain('token=')
    expect(app.mail.lastTo(email).text).not.toContain('/access-recovery/stop')
    const bell = (await partner.get('/api/notifications')).body.notices
    expect(bell).toMatchObject([{ kind: 'access-recovery', path: '/profile' }])
    expect((await owner.get('/api/auth/me')).body).toMatchObject({ email: owner.email })
    expect(await entries()).toEqual(['recovery.begun'])
  })

  test('twice at once begins one', async () => {
    const answers = await Promise.all([begin(), begin()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(({ body }) => (body as { code?: string }).code)).toContain('recovery.open')
    expect(await outcomes()).toEqual([null])
  })
})

describe('performing', () => {
  test('waits for 72 hours and the confirmed address, then ends sessions and the password', async () => {
    await underWay()
    await later(NOTICE_MS - 1, async () => {
      await settle()
      expect(await stored()).toBe(owner.email)
    })
    await later(NOTICE_MS, async () => {
      await settle()
      expect(await stored()).toBe(email)
      expect((await owner.get('/api/auth/me')).status).toBe(401)
      const old = { username: owner.username, password: owner.password }
      expect((await app.visitor().post('/api/auth/login', old)).status).toBe(401)
      const reset = { email, code: app.mail.codeFor(email), password: 'neun Enten im Regen' }
      expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200)
      expect(app.mail.lastTo(partner.email).subject).toBe(`Das Konto „${owner.username}“ hat eine neue Adresse`)
      expect(await entries()).toEqual(['recovery.begun', 'recovery.done'])
      await settle()
      expect(await outcomes()).toEqual(['done'])
    })
  })

  test('without a confirmed address waits for the link, and ends after 14 days', async () => {
    await begin()
    await app.jobsDone()
    await later(NOTICE_MS, async () => {
      await settle()
      expect(await stored()).toBe(owner.email)
      expect(await follow(linkTo(email, 'confirm'))).toBe('/access-recovery/done')
      expect(await stored()).toBe(email)
      expect(await follow(linkTo(email, 'confirm'))).toBe('/access-recovery/over')
    })
  })

  test('that no one confirms ends after 14 days', async () => {
    await begin()
    await later(RECOVERY.mostDays * 24 * HOUR_MS, settle)
    expect([await outcomes(), await stored()]).toEqual([['expired'], owner.email])
  })

  test('by link and job at once happens once', async () => {
    await begin()
    await app.jobsDone()
    await later(NOTICE_MS, async () => {
      await Promise.all([
        follow(linkTo(email, 'confirm')),
        follow(linkTo(email, 'confirm')),
        settleRecoveries(app.world),
      ])
      expect([await outcomes(), await stored()]).toEqual([['done'], email])
      expect(await entries()).toEqual(['recovery.begun', 'recovery.done'])
    })
  })
})

describe('what happens in between holds', () => {
  const holds = async (outcome: string, work: () => Promise<unknown>) => {
    await underWay()
    await work()
    await later(NOTICE_MS, settle)
    expect([await outcomes(), await stored()]).toEqual([[outcome], owner.email])
    expect(await entries()).toEqual(['recovery.begun', 'recovery.stopped'])
  }

  test('the link in the mail stops it without a sign-in, once, and not by opening it', () =>
    holds('stopped', async () => {
      const url = linkTo(partner.email, 'stop')
      await app.http.inject({ method: 'GET', url })
      expect(await outcomes()).toEqual([null])
      expect(await follow(url)).toBe('/access-recovery/stopped')
      expect(await follow(url)).toBe('/access-recovery/over')
      await app.jobsDone()
      expect(app.mail.lastTo(email).subject).toBe(`Das Konto „${owner.username}“ bleibt, wie es ist`)
    }))

  test('owners of the brand see and stop it in their account, others do not', () =>
    holds('stopped', async () => {
      const [own] = (await owner.get('/api/access-recoveries')).body.recoveries
      expect(own).toMatchObject({ isOwn: true, email })
      const outsider = await app.person()
      expect((await outsider.get('/api/access-recoveries')).body.recoveries).toEqual([])
      const stop = `/api/access-recoveries/${own?.id}/stop` as '/api/access-recoveries/x/stop'
      expect(code(await outsider.post(stop, {}))).toEqual([404, 'recovery.unknown'])
      expect((await partner.post(stop, {})).status).toBe(200)
      expect(code(await owner.post(stop, {}))).toEqual([404, 'recovery.unknown'])
    }))

  test('staff take it back with a reason', () =>
    holds('withdrawn', async () => {
      expect((await support.post(`${path()}/stop`, { reason: '' })).status).toBe(400)
      expect((await support.post(`${path()}/stop`, { reason: 'Rückruf war falsch' })).status).toBe(200)
      expect(code(await support.post(`${path()}/stop`, { reason: 'noch einmal' }))).toEqual([404, 'recovery.unknown'])
    }))

  test('the new address refuses mails', () =>
    holds('bounced', () =>
      app.world.db.execute(
        sql`insert into email_bounces (email_key, email, reason, bounced_at) values (${email}, ${email}, '550', now())`,
      ),
    ))

  test('another account has the address', () => holds('taken', () => app.person({ email })))

  test('the person owns no brand any more', () =>
    holds('no-owner', () =>
      app.world.db.execute(sql`update brand_members set is_owner = false where user_id = ${owner.id}`),
    ))

  test('the account was locked', () =>
    holds('locked', () =>
      app.world.db.execute(
        sql`insert into account_locks (user_id, reason, locked_at) values (${owner.id}, 'x', now())`,
      ),
    ))

  test('the account changed its address otherwise', async () => {
    await underWay()
    await app.world.db.execute(
      sql`update users set email = 'anders@example.org', email_key = 'anders@example.org' where id = ${owner.id}`,
    )
    await later(NOTICE_MS, settle)
    expect([await outcomes(), await stored()]).toEqual([['changed'], 'anders@example.org'])
  })

  test('the account is closed', async () => {
    await underWay()
    await app.world.db.execute(sql`update brand_members set is_owner = false where user_id = ${owner.id}`)
    const url = linkTo(partner.email, 'stop')
    expect((await owner.delete('/api/auth/me', {})).status).toBe(200)
    await later(NOTICE_MS, settle)
    expect([await outcomes(), await stored()]).toEqual([[], undefined])
    expect(await follow(url)).toBe('/access-recovery/over')
  })
})

test('its rows and jobs hold no token, and it is deleted 90 days after its end', async () => {
  await begin()
  const jobs = await rowsOf<{ data: string }>(
    app.world.db,
    sql`select data::text from jobs.job where data::text like ${`%${email}%`}`,
  )
  await app.jobsDone()
  const token = new URLSearchParams(linkTo(owner.email, 'stop').split('?')[1]).get('token') ?? ''
  expect([token.length, jobs.length > 0, JSON.stringify(jobs).includes(token)]).toEqual([43, true, false])
  await follow(linkTo(owner.email, 'stop'))
  await later(91 * 24 * HOUR_MS, settle)
  expect(await outcomes()).toEqual([])
})
