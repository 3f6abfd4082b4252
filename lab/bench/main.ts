// npm run bench            all benches, one after the other
// npm run bench feed deck  only these
import { closeResourcesOnStop } from './open-resources.ts'

const NAMES = [
  'recommender',
  'replay',
  'personas',
  'feed',
  'search',
  'brands',
  'swipes',
  'writes',
  'durability',
  'siege',
  'release-mails',
  'deck',
  'main-thread',
  'lighthouse',
] as const

async function runBench(name: string): Promise<void> {
  const bench: { run?: () => Promise<void> } = await import(new URL(`./${name}.ts`, import.meta.url).href)
  // A bench without `run` has run by being loaded.
  await bench.run?.()
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !NAMES.some((other) => other === name))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${NAMES.join(', ')}.`)
  process.exit(1)
}
closeResourcesOnStop()
for (const name of wanted.length > 0 ? wanted : NAMES) {
  console.log(`\n== ${name}`)
  await runBench(name)
}
