import { z } from 'zod'
import type { JobKind } from '#server/platform/jobs/jobs.ts'

const Payload = z.strictObject({ brandId: z.uuid(), id: z.uuid() })

const MOST_SECONDS = 3600

/** Works on an import until a member has to act. */
export const workImportJob: JobKind<z.output<typeof Payload>> = {
  name: 'work-import',
  schema: Payload,
  mostSeconds: MOST_SECONDS,
}
