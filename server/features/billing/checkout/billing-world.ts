import type { World } from '#server/platform/scope/scope.ts'

/** What following a payment needs. */
export type BillingWorld = Pick<World, 'db' | 'config' | 'now' | 'jobs' | 'log'>
