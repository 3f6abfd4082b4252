/** Who picks the films in a replay: the deck as it is served, and the peers it is compared with. */
import { FEED } from '../../../contract/discovery.limits.ts'
import { baseRate, usualRate } from '../../../recommender/base-rate.ts'
import { addBit, createBitset } from '../../../recommender/bitset.ts'
import { type CatalogueIndex, createCatalogueIndex } from '../../../recommender/catalogue-index.ts'
import { describeProduct, type TrainedModel, VECTOR_DIMENSION } from '../../../recommender/learning/model.ts'
import { learn, newTaste } from '../../../recommender/learning/posterior.ts'
import { trainModel } from '../../../recommender/learning/train.ts'
import { randomFrom } from '../../../recommender/random.ts'
import { dealOrder, topCards } from '../../../server/features/discovery/feed/deal.ts'
import { addItemScores, fitItemModel, type ItemModelPlan } from '../../algorithms/item-model.ts'
import type { Likes } from '../../algorithms/likes.ts'
import { foldInScores, type LikesPlan, trainOnLikes } from '../../algorithms/likes-model.ts'
import type { History, Ratings } from './ml-100k.ts'

/** Answers the films of a history, at most `most`, in an order of its own; returns the answers in this order. */
type Player = (history: History, most: number) => number[]

export interface Candidate {
  readonly name: string
  /** Learns from these users. */
  readonly train: (ratings: Ratings, users: readonly History[]) => Player
}

const NOW_MS = Date.UTC(2026, 0, 1)
/** Long ago, and often enough answered, so that no film counts as new. */
const [RELEASED_MS, KNOWN_FROM] = [0, 1000]
const EVERYTHING = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }

/** The server's own training and dealing; the deck is asked for again as often as the app does. No film counts as new. */
export const deck: Candidate = {
  name: 'the deck as served',
  train: (ratings, users) => {
    const known = trained(ratings, users)
    return (history, most) => playDeck(indexOf(ratings, history, known), known.model, history, most)
  },
}

/** The same, but films with fewer than 100 answers get the cards that the deck reserves for new products. */
export const deckWithNew: Candidate = {
  name: 'the same, few answers count as new',
  train: (ratings, users) => {
    const known = trained(ratings, users)
    return (history, most) => playDeck(indexOf(ratings, history, known, true), known.model, history, most)
  },
}

/** The same order without exploration, variety and waiting for the next request: the best score is next. */
export const scoreAlone: Candidate = {
  name: 'its score alone',
  train: (ratings, users) => {
    const known = trained(ratings, users)
    const { model } = known
    return (history, most) => {
      const index = indexOf(ratings, history, known)
      const vectors = Array.from(history.products, (product) => index.vectorOf(product + 1) as Float32Array)
      const taste = newTaste(model.prior)
      return pickBest(history, most, {
        score: (at) => {
          const vector = vectors[at] as Float32Array
          let score = index.baseRateOf((history.products[at] ?? 0) + 1) ?? 0
          for (let of = 0; of < vector.length; of++) score += (taste.mean[of] ?? 0) * (vector[of] ?? 0)
          return score
        },
        answered: (at, liked) => {
          const rate = index.baseRateOf((history.products[at] ?? 0) + 1) ?? 0
          learn(taste, vectors[at] as Float32Array, liked, rate)
        },
      })
    }
  },
}

/** The most liked share first, shrunk as before any training. */
export const mostPopular: Candidate = {
  name: 'most popular',
  train: (ratings, users) => {
    const rates = ratesOf(ratings, users)
    return (history, most) =>
      pickBest(history, most, { score: (at) => rates[history.products[at] ?? 0] ?? 0, answered() {} })
  },
}

/** EASE (Steck 2019): a new user's likes times the item weights; before the first like the most popular. */
export function ease(plan: ItemModelPlan): Candidate {
  return {
    name: 'EASE fold-in',
    train: (ratings, users) => {
      const model = fitItemModel(likesOf(ratings, users), plan)
      const rates = ratesOf(ratings, users)
      return (history, most) => {
        const scores = rates.map((rate) => TIE * rate)
        return pickBest(history, most, {
          score: (at) => scores[history.products[at] ?? 0] ?? 0,
          answered: (at, liked) => {
            if (liked) addItemScores(model, [history.products[at] ?? 0], scores)
          },
        })
      }
    },
  }
}

/** iALS (Rendle et al. 2021): a new user's vector solved from the likes so far; before the first the most popular. */
export function ials(plan: LikesPlan): Candidate {
  return {
    name: 'iALS fold-in',
    train: (ratings, users) => {
      const model = trainOnLikes(likesOf(ratings, users), plan)
      const rates = ratesOf(ratings, users)
      const scoresOf = foldInScores(model, plan)
      return (history, most) => {
        const liked: number[] = []
        let scores = rates
        return pickBest(history, most, {
          score: (at) => scores[history.products[at] ?? 0] ?? 0,
          answered: (at, isLike) => {
            if (!isLike) return
            liked.push(history.products[at] ?? 0)
            scores = scoresOf(liked).map((score, product) => score + TIE * (rates[product] ?? 0))
          },
        })
      }
    },
  }
}

/** Small enough to order only what is equal otherwise. */
const TIE = 1e-6

interface Picking {
  readonly score: (at: number) => number
  readonly answered: (at: number, liked: boolean) => void
}

function pickBest(history: History, most: number, { score, answered }: Picking): number[] {
  const open = new Set(history.products.keys())
  const answers: number[] = []
  while (answers.length < most && open.size > 0) {
    let best = -1
    let bestScore = Number.NEGATIVE_INFINITY
    for (const at of open) {
      const value = score(at)
      if (value > bestScore) [best, bestScore] = [at, value]
    }
    open.delete(best)
    const liked = history.liked[best] === 1
    answered(best, liked)
    answers.push(liked ? 1 : 0)
  }
  return answers
}

function playDeck(index: CatalogueIndex, { prior }: TrainedModel, history: History, most: number): number[] {
  const random = randomFrom(history.user)
  const taste = newTaste(prior)
  const seen = createBitset()
  const likedByNo = new Map(Array.from(history.products, (product, at) => [product + 1, history.liked[at] === 1]))
  const answers: number[] = []
  let dealt: readonly number[] = []
  while (answers.length < Math.min(most, likedByNo.size)) {
    dealt = dealOrder({
      index,
      taste,
      filter: EVERYTHING,
      seen,
      dealt: [],
      top: topCards(dealt, FEED.stack, seen, index.has),
      last: [],
      limit: FEED.pageSize,
      nextSeed: () => Math.floor(random.uniform() * 2 ** 32),
      nowMs: NOW_MS,
    })
    for (const no of dealt.slice(0, FEED.renewAfter)) {
      const liked = likedByNo.get(no) ?? false
      learn(taste, index.vectorOf(no) as Float32Array, liked, index.baseRateOf(no) ?? 0)
      addBit(seen, no)
      answers.push(liked ? 1 : 0)
    }
  }
  return answers.slice(0, most)
}

interface Counted {
  readonly likes: Float64Array
  readonly swipes: Float64Array
  readonly shop: { readonly likes: number; readonly swipes: number; readonly products: number }
}

interface Trained {
  readonly model: TrainedModel
  readonly counts: Counted
}

const trainings = new WeakMap<readonly History[], Trained>()

/** Trained once for all candidates that use it. */
function trained(ratings: Ratings, users: readonly History[]): Trained {
  const known = trainings.get(users)
  if (known) return known
  const model = trainModel({
    swipes: {
      userNos: Int32Array.from(users.flatMap(({ user, products }) => Array.from(products, () => user))),
      productNos: Int32Array.from(users.flatMap(({ products }) => Array.from(products, (product) => product + 1))),
      liked: Uint8Array.from(users.flatMap(({ liked }) => [...liked])),
    },
    products: ratings.contents.map((content, row) => ({ productNo: row + 1, content })),
    seed: 1,
  })
  const found = { model, counts: countsOf(ratings, users) }
  trainings.set(users, found)
  return found
}

/** A catalogue of the films that a user rated. Every film is a brand of its own, so no brand rule applies. */
function indexOf(ratings: Ratings, { products }: History, { model, counts }: Trained, areNew = false): CatalogueIndex {
  const index = createCatalogueIndex(VECTOR_DIMENSION, products.length)
  const vector = new Float32Array(VECTOR_DIMENSION)
  for (const product of products) {
    const productNo = product + 1
    const content = ratings.contents[product] as Float32Array
    const swipes = counts.swipes[product] ?? 0
    const counted = { productNo, content, likes: counts.likes[product] ?? 0, swipes }
    index.upsert({
      productNo,
      brandNo: productNo,
      gender: 'unisex',
      productType: 'tops',
      priceCents: 0,
      releaseAtMs: RELEASED_MS,
      impressions: areNew ? swipes : KNOWN_FROM,
      baseRate: describeProduct(model, counted, counts.shop, vector),
      vector,
    })
  }
  return index
}

function countsOf({ contents }: Ratings, users: readonly History[]): Counted {
  const likes = new Float64Array(contents.length)
  const swipes = new Float64Array(contents.length)
  for (const { products, liked } of users) {
    products.forEach((product, at) => {
      likes[product] = (likes[product] ?? 0) + (liked[at] ?? 0)
      swipes[product] = (swipes[product] ?? 0) + 1
    })
  }
  const sum = (counts: Float64Array): number => counts.reduce((total, count) => total + count, 0)
  const shop = { likes: sum(likes), swipes: sum(swipes), products: swipes.filter((count) => count > 0).length }
  return { likes, swipes, shop }
}

function ratesOf(ratings: Ratings, users: readonly History[]): Float64Array {
  const { likes, swipes, shop } = countsOf(ratings, users)
  return likes.map((count, product) => baseRate(count, swipes[product] ?? 0, usualRate(shop.likes, shop.swipes)))
}

function likesOf({ contents }: Ratings, users: readonly History[]): Likes {
  const lists = users.map(({ products, liked }) => products.filter((_, at) => liked[at] === 1))
  const starts = new Int32Array(users.length + 1)
  lists.forEach((list, at) => {
    starts[at + 1] = (starts[at] ?? 0) + list.length
  })
  return { starts, products: Int32Array.from(lists.flatMap((list) => [...list])), productCount: contents.length }
}
