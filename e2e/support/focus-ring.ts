import type { Page } from 'playwright-core'

/** What is wrong with the focus ring (WCAG 2.4.7, 2.4.11, 1.4.11); empty when it is visible. */
export async function focusRingProblem(page: Page): Promise<string> {
  const problem = await problemNow(page)
  if (!problem) return ''
  // Waits for transitions of the ring. Endless animations, such as a ticker, are not part of it.
  await page.evaluate(async () => {
    const places: Element[] = []
    for (let each = document.activeElement; each; each = each.parentElement) places.push(each)
    const moving = places.flatMap((place) => place.getAnimations())
    const ending = moving.filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  return problemNow(page)
}

const problemNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    // Headings focused by script after a navigation are not in the tab order.
    if (!(element instanceof HTMLElement) || element === document.body || element.tabIndex < 0) return ''

    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const rgba = (colour: string): readonly number[] => {
      pen?.clearRect(0, 0, 1, 1)
      if (pen) pen.fillStyle = colour
      pen?.fillRect(0, 0, 1, 1)
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])]
    }
    const light = (colour: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = colour
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: readonly number[], other: readonly number[]) => {
      const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    const upwards = (from: Element | null): Element[] => (from ? [from, ...upwards(from.parentElement)] : [])

    const told = element.outerHTML.slice(0, 120)
    // A field that is drawn by its label or its frame has the ring there.
    const ringed = upwards(element)
      .slice(0, 4)
      .find((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        const isSeen = each.getBoundingClientRect().width > 2
        return isSeen && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    if (!ringed) return `no ring: ${told}`
    const behind = upwards(ringed.parentElement)
      .map((each) => rgba(getComputedStyle(each).backgroundColor))
      .find(([, , , opacity = 0]) => opacity > 250)
    const ratio = contrast(rgba(getComputedStyle(ringed).outlineColor), behind ?? [255, 255, 255])
    if (ratio < 3) return `a ring of ${ratio.toFixed(1)}:1: ${told}`

    const { left, top, width, height } = ringed.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!hit) return `out of sight: ${told}`
    return ringed.contains(hit) || hit.contains(ringed) ? '' : `covered by ${hit.outerHTML.slice(0, 120)}: ${told}`
  })
