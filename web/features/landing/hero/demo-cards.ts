import type { HeroSlug } from '#contract/hero.ts'
import boot from '../pictures/ablage-stiefel.avif'
import parka from '../pictures/elbtunnel-big-parka.avif'
import bag from '../pictures/handgepaeck-tasche.avif'
import runner from '../pictures/most-runner.avif'
import pants from '../pictures/nachtgleis-parachute-pants.avif'

export interface DemoCard {
  readonly slug: HeroSlug
  readonly picture: string
  readonly brand: string
  readonly name: string
  readonly euros: number
}

/** Five pieces of the demo catalogue; product names are not translated. Pictures: `scripts/tasks/prepare-landing-pictures.ts`. */
export const DEMO_CARDS: readonly DemoCard[] = [
  { slug: 'ablage-stiefel', picture: boot, brand: 'Sohlenamt', name: 'Ablage Stiefel', euros: 239 },
  { slug: 'elbtunnel-big-parka', picture: parka, brand: 'Pegelstand Nord', name: 'Elbtunnel Big Parka', euros: 279 },
  { slug: 'handgepaeck-tasche', picture: bag, brand: 'Krempenkante', name: 'Handgepäck Tasche', euros: 39.9 },
  {
    slug: 'nachtgleis-parachute-pants',
    picture: pants,
    brand: 'Gleisbett Neun',
    name: 'Nachtgleis Parachute Pants',
    euros: 79,
  },
  { slug: 'most-runner', picture: runner, brand: 'Ulica Deszcz', name: 'Most Runner', euros: 94.9 },
]
