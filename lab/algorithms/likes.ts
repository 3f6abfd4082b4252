/** Who liked what, where nothing is known of the rest; those of person u stand at starts[u] … starts[u + 1] − 1. */
export interface Likes {
  readonly starts: Int32Array
  /** Product of each like, as a row of the vectors. */
  readonly products: Int32Array
  /** How many products there are, liked or not. */
  readonly productCount: number
}

/** Groups the likes by product instead of person: the same shape, people in the place of products. */
export function turnedLikes({ starts, products, productCount }: Likes): Likes {
  const people = starts.length - 1
  const turned = new Int32Array(productCount + 1)
  for (const product of products) turned[product + 1] = (turned[product + 1] as number) + 1
  for (let product = 0; product < productCount; product++)
    turned[product + 1] = (turned[product + 1] as number) + (turned[product] as number)
  const free = turned.slice()
  const likers = new Int32Array(products.length)
  for (let person = 0; person < people; person++) {
    for (let at = starts[person] as number; at < (starts[person + 1] as number); at++) {
      const product = products[at] as number
      const to = free[product] as number
      free[product] = to + 1
      likers[to] = person
    }
  }
  return { starts: turned, products: likers, productCount: people }
}
