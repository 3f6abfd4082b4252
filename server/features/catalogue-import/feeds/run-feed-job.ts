import { z } from 'zod'
import type { JobKind } from '#server/platform/jobs/jobs.ts'

const Payload = z.strictObject({ brandId: z.uuid(), id: z.uuid() })

/** Fetches a feed for a run that was planned. */
export const runFeedJob: JobKind<z.output<typeof Payload>> = { name: 'run-feed', schema: Payload }
