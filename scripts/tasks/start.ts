import { attempt } from '../attempt.ts'
import { buildWebIfStale } from '../build-web.ts'

await attempt(buildWebIfStale)
const { serve } = await import('../serve.ts')
await serve()
