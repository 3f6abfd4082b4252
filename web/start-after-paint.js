// Stands at the end of documents with a first screen: on a phone, fetching and evaluating the app takes longer than
// fetching and painting the picture, so the picture comes first. Nobody waits for one that is slow, and a hidden tab paints
// nothing.
;(() => {
  const { app } = document.currentScript.dataset
  const picture = document.querySelector('.first-screen img')
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const { content } of document.querySelectorAll('template[data-code]')) document.head.append(content)
    void import(app)
  }
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, document.hidden ? 0 : 700)
  if (PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
    // Told when it has reached the glass: frames after it was drawn.
    new PerformanceObserver((list, observer) => {
      if (picture && !list.getEntries().some(({ element }) => element === picture)) return
      observer.disconnect()
      start()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  } else if (!picture || picture.complete) afterPaint()
  else for (const type of ['load', 'error']) picture.addEventListener(type, afterPaint, { once: true })
})()
// The first screen answers nothing. The last press on it waits for the app, which does it where it was (early-press.ts).
;(() => {
  const heading = document.querySelector('.first-screen [data-place="top"] h2')
  if (!heading) return
  const wait = (press) => {
    // Until the app has put itself in its place, and where it is shown at all.
    if (heading.getClientRects().length === 0) return
    document.documentElement.dataset.pressed = JSON.stringify({ card: heading.id.replace('first-', ''), ...press })
  }
  let down = null
  addEventListener('pointerdown', (event) => {
    down = event
  })
  // Ctrl and a link mean another tab, not this one.
  const isBare = ({ ctrlKey, metaKey, altKey, shiftKey }) => !(ctrlKey || metaKey || altKey || shiftKey)
  addEventListener('click', (event) => {
    const { clientX: x, clientY: y } = event
    // Where a drag ends nothing was pressed.
    if (isBare(event) && down && Math.hypot(x - down.clientX, y - down.clientY) < 10) wait({ x, y })
  })
  addEventListener('keydown', (event) => {
    const { key, repeat } = event
    if (!repeat && isBare(event) && (key === 'ArrowLeft' || key === 'ArrowRight')) wait({ key })
  })
})()
