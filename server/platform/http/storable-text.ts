const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * Whether PostgreSQL can store all texts in this value: it refuses U+0000, and in JSON halves of surrogate pairs
 * (Trust S45). Checked for every request, so that no schema has to remember it; without recursion, because a body may
 * be nested thousands of levels deep.
 */
export function isStorable(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const each = open.pop()
    if (typeof each === 'string' && !isStorableText(each)) return false
    if (typeof each !== 'object' || each === null) continue
    for (const [key, inner] of Object.entries(each)) {
      if (!isStorableText(key)) return false
      open.push(inner)
    }
  }
  return true
}
