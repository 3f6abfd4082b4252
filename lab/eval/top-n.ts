/**
 * Recall and NDCG of a list of n, as the authors of UltraGCN measure them (reczoo/RecZoo, matching/gnn/UltraGCN/main.py):
 * both binary, recall over all hidden products, the ideal list cut at n.
 */

/** Share of the wanted products that the list holds; 0 when nothing is wanted. */
export function recall(list: readonly number[], wanted: ReadonlySet<number>): number {
  if (wanted.size === 0) return 0
  return list.filter((product) => wanted.has(product)).length / wanted.size
}

/** Discounted hits of the list over those of the best list of the same length; 0 when nothing is wanted. */
export function ndcg(list: readonly number[], wanted: ReadonlySet<number>): number {
  if (wanted.size === 0) return 0
  const gain = (place: number): number => 1 / Math.log2(place + 2)
  let reached = 0
  let best = 0
  list.forEach((product, place) => {
    if (wanted.has(product)) reached += gain(place)
    if (place < wanted.size) best += gain(place)
  })
  return reached / best
}

/** The `take` best scored products in falling order, equal scores by number; `excluded` never among them. */
export function topOf(scores: ArrayLike<number>, excluded: ReadonlySet<number>, take: number): number[] {
  const top: { product: number; score: number }[] = []
  let least = Number.NEGATIVE_INFINITY
  for (let product = 0; product < scores.length; product++) {
    const score = scores[product] as number
    if ((top.length === take && score <= least) || excluded.has(product)) continue
    let place = top.length
    while (place > 0 && (top[place - 1]?.score ?? 0) < score) place--
    top.splice(place, 0, { product, score })
    if (top.length > take) top.pop()
    least = top[top.length - 1]?.score ?? least
  }
  return top.map(({ product }) => product)
}
