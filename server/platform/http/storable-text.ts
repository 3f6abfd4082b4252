/**
 * Whether PostgreSQL can store all texts in this value: it refuses U+0000, and in JSON halves of surrogate pairs
 * (Trust S45). Checked for every request, so that no schema has to remember it.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner))
}
