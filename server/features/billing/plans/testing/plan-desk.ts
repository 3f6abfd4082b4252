import { sql } from 'drizzle-orm'
import type { Purchase } from '#contract/billing.ts'
import type { PaidPlan } from '#contract/plans.limits.ts'
import type { PlanInterval } from '#contract/subscription.limits.ts'
import { endSubscriptionsJob } from '#server/features/products/products.jobs.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { ensurePartitions } from '#server/platform/data/partitions.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import type { TestApp } from '#server/testing/test-world.ts'
import { confirmPurchasesJob, grantPlanCreditJob, remindOfPlansJob, renewPlansJob } from '../../billing.jobs.ts'
import { sendRefundsJob } from '../../checkout/refund-jobs.ts'
import { openBillingDesk } from '../../testing/desk.ts'

const DAY_MS = 86_400_000

type Answer = ReturnType<TestClient['send']>

export interface PlanState {
  readonly plan: string
  readonly interval: string
  readonly state: string
  /** Days in Berlin. */
  readonly from: string
  readonly to: string | null
}

/** A brand that orders plans, and a clock that runs the jobs. */
export async function openPlanDesk(app: TestApp) {
  await ensurePartitions(app.world.db, app.world.now())
  const desk = await openBillingDesk(app)
  const { db } = app.world
  const select = <Row extends object>(query: ReturnType<typeof sql>) => rowsOf<Row & Record<string, unknown>>(db, query)
  const runJobs = async () => {
    for (const job of [endSubscriptionsJob, renewPlansJob, grantPlanCreditJob, remindOfPlansJob])
      await app.jobs.run(job, {})
    await app.jobsDone()
  }
  return {
    ...desk,
    card: (id: string, number: string): Answer => desk.card(id, number),
    select,
    runJobs,
    order: (name: PaidPlan, interval: PlanInterval = 'month'): Answer =>
      desk.order({ credit: { kind: 'plan', name, interval } }),
    buy: (name: PaidPlan, interval: PlanInterval = 'month', card?: string): Promise<Purchase> =>
      desk.buy({ credit: { kind: 'plan', name, interval } }, card),
    /** Sends refunds, and lets what follows happen. */
    async refundsDone() {
      app.passTime(120_000)
      await app.jobs.run(sendRefundsJob, {})
      await app.jobs.run(confirmPurchasesJob, {})
      await app.jobsDone()
    },
    /** Passes days, with all jobs at the end of each step of so many. */
    async passDays(days: number, step = 4) {
      await ensurePartitions(app.world.db, new Date(app.world.now().getTime() + days * DAY_MS))
      for (let passed = 0; passed < days; passed += step) {
        app.passTime(Math.min(step, days - passed) * DAY_MS)
        await runJobs()
      }
    },
    now: async () =>
      (
        await select<PlanState>(
          sql`select plan, interval, state, (period_from at time zone 'Europe/Berlin')::date::text as "from",
                (period_to at time zone 'Europe/Berlin')::date::text as "to"
              from subscriptions where brand_id = ${desk.brand.id}`,
        )
      )[0],
    changes: async () =>
      (
        await select<{ cause: string }>(
          sql`select cause from subscription_changes where brand_id = ${desk.brand.id} order by id`,
        )
      ).map(({ cause }) => cause),
    paid: () =>
      select<{ id: string; netCents: number; state: string; item: { cause: string; from: string } }>(
        sql`select id, net_cents as "netCents", state, item from purchases
            where brand_id = ${desk.brand.id} and kind = 'plan' and paid_at is not null order by paid_at, net_cents, id`,
      ),
    told: async () =>
      (
        await select<{ phase: string }>(
          sql`select data->>'phase' as phase from notifications where user_id = ${desk.owner.id} and kind = 'plan' order by created_at`,
        )
      ).map(({ phase }) => phase),
    credit: async () =>
      (
        await select<{ cents: number }>(
          sql`select coalesce(sum(left_cents), 0)::int as cents from credit_lots where brand_id = ${desk.brand.id}`,
        )
      )[0]?.cents,
  }
}
