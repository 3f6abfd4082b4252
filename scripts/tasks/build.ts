import { attempt } from '../attempt.ts'
import { buildWebIfStale } from '../build-web.ts'

await attempt(buildWebIfStale)
console.log('Ready: the web app is in dist/.')
