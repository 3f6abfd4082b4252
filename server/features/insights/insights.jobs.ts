import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { countAudiences } from './audience/audience.service.ts'
import { countOpenDays } from './counting/count-days.service.ts'
import { groupPeople } from './groups/people-groups.service.ts'
import { makeReach } from './reach/reach.service.ts'
import { sendReports } from './reports/reports.service.ts'
import { makeTrends } from './trends/trends.service.ts'

/** The first run after an update may count a year. */
const MOST_SECONDS = 3600

export const countDaysJob: JobKind<NoPayload> = {
  name: 'count-days',
  schema: NoPayload,
  cron: '* * * * *',
  mostSeconds: MOST_SECONDS,
}

/** At night: it reads what all people did since their last groups. */
const groupPeopleJob: JobKind<NoPayload> = {
  name: 'group-people',
  schema: NoPayload,
  cron: '12 4 * * *',
  mostSeconds: MOST_SECONDS,
}

/** At night: it reads the events of six weeks. */
export const makeTrendsJob: JobKind<NoPayload> = {
  name: 'make-trends',
  schema: NoPayload,
  cron: '32 4 * * *',
  mostSeconds: MOST_SECONDS,
}

/** At night, for what is a week old: it reads what all people saw. */
const makeReachJob: JobKind<NoPayload> = {
  name: 'make-product-reach',
  schema: NoPayload,
  cron: '52 4 * * *',
  mostSeconds: MOST_SECONDS,
}

/** Every hour, because a report that an outage kept back is sent later on the same day. */
export const reportsJob: JobKind<NoPayload> = {
  name: 'brand-reports',
  schema: NoPayload,
  cron: '0 * * * *',
  mostSeconds: 1800,
}

/** At night: a month is counted once, when it is over. */
const countAudiencesJob: JobKind<NoPayload> = {
  name: 'count-audiences',
  schema: NoPayload,
  cron: '12 5 * * *',
  mostSeconds: MOST_SECONDS,
}

/** What the worker does for the figures of brands: they are at most five minutes old. */
export async function insightsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(countDaysJob, (_none, signal) => countOpenDays(world, signal))
  await runner.perform(groupPeopleJob, () => groupPeople(world))
  await runner.perform(makeTrendsJob, () => makeTrends(world))
  await runner.perform(makeReachJob, () => makeReach(world))
  await runner.perform(reportsJob, (_none, signal) => sendReports(world, signal))
  await runner.perform(countAudiencesJob, () => countAudiences(world))
}
