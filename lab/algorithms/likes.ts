/** Sparse user-product matrix of likes (CSR): the likes of user u are at starts[u] … starts[u + 1] − 1. */
export interface Likes {
  readonly starts: Int32Array
  /** Product index of each like. */
  readonly products: Int32Array
  /** Number of products, liked or not. */
  readonly productCount: number
}

/** The transposed matrix: grouped by product, with users as columns. */
export function transposeLikes({ starts, products, productCount }: Likes): Likes {
  const users = starts.length - 1
  const transposed = new Int32Array(productCount + 1)
  for (const product of products) transposed[product + 1] = (transposed[product + 1] as number) + 1
  for (let product = 0; product < productCount; product++)
    transposed[product + 1] = (transposed[product + 1] as number) + (transposed[product] as number)
  const free = transposed.slice()
  const likers = new Int32Array(products.length)
  for (let user = 0; user < users; user++) {
    for (let at = starts[user] as number; at < (starts[user + 1] as number); at++) {
      const product = products[at] as number
      const to = free[product] as number
      free[product] = to + 1
      likers[to] = user
    }
  }
  return { starts: transposed, products: likers, productCount: users }
}
