// npm run bench            lists the benches
// npm run bench feed deck  runs these
// npm run bench all        runs all, one after the other
import { closeResourcesOnStop } from './open-resources.ts'

const NAMES = [
  'recommender',
  'replay',
  'personas',
  'feed',
  'search',
  'brands',
  'highlights',
  'swipes',
  'writes',
  'durability',
  'overload',
  'uploads',
  'insights',
  'release-mails',
  'boosts',
  'live',
  'deck',
  'main-thread',
  'lighthouse',
] as const

async function runBench(name: string): Promise<void> {
  const bench: { run?: () => Promise<void> } = await import(new URL(`./${name}.ts`, import.meta.url).href)
  // A bench without `run` has run by being loaded.
  await bench.run?.()
}

const words = process.argv.slice(2)
if (words.length === 0) {
  console.log(`Name one or more benches, or all: npm run bench feed deck\n  ${NAMES.join('\n  ')}`)
  process.exit(0)
}
const wanted = words.includes('all') ? NAMES : words
const unknown = wanted.filter((name) => !NAMES.some((other) => other === name))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${NAMES.join(', ')}.`)
  process.exit(1)
}
closeResourcesOnStop()
for (const name of wanted) {
  console.log(`\n== ${name}`)
  await runBench(name)
}
