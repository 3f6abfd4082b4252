import type { BaseColour } from '#contract/colours.ts'
import type { SizeChoice } from '#contract/sizes.ts'
import type { Kind } from '../look.ts'
import type { DemoProduct } from '../product.ts'

/** A list of a demo member. */
export interface MemberList {
  readonly name: string
  /** Which of the liked products are on it. */
  readonly holds: (product: DemoProduct) => boolean
  readonly most: number
  /** Shared by link, with or without the name of its owner; null: private. */
  readonly shared: 'with-name' | 'without-name' | null
}

/** A user of the demo: what this user likes, wears, follows and keeps. */
export interface DemoMember {
  readonly username: string
  readonly email: string
  readonly password: string
  /** Products of other genders are seldom seen. */
  readonly gender: 'men' | 'women'
  readonly kinds: readonly Kind[]
  readonly colours: readonly BaseColour[]
  /** Tags of labels, such as `workwear`. */
  readonly spirits: readonly string[]
  /** Products above this price are liked less. */
  readonly budgetCents: number
  readonly sizes: readonly SizeChoice[]
  readonly follows: readonly string[]
  readonly hides: readonly string[]
  readonly lists: readonly MemberList[]
  /** Searches that the user keeps. */
  readonly searches: readonly string[]
  /** Days before today on which this user swiped, the first one first. */
  readonly sessionDaysAgo: readonly number[]
  readonly swipesPerSession: readonly [fewest: number, most: number]
}
