// At the end of server-rendered documents: loads the app after the largest contentful paint, because on a phone the app
// takes longer than the picture. At the latest after 700 ms; at once in a hidden tab, and on a page in another language
// than the chosen one, which is not shown.
;(() => {
  const { app } = document.currentScript.dataset
  const picture = document.querySelector('.first-screen img')
  const language = document.querySelector('#root').dataset.language
  const isUnseen = document.hidden || (language && language !== document.documentElement.lang)
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    // A task each: requesting one takes a phone some milliseconds, and input is handled in between.
    for (const { content } of document.querySelectorAll('template[data-code]')) {
      for (const link of [...content.children]) setTimeout(() => document.head.append(link))
    }
    setTimeout(() => import(app))
  }
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start))
  const whenHere = (work) => {
    if (!picture || picture.complete) work()
    else for (const type of ['load', 'error']) picture.addEventListener(type, work, { once: true })
  }
  setTimeout(start, isUnseen ? 0 : 700)
  if (PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
    // Reported when the picture, or else the first text, is presented: some frames after it was drawn.
    new PerformanceObserver((list, observer) => {
      if (picture && !list.getEntries().some(({ element }) => element === picture)) return
      observer.disconnect()
      start()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    // Browsers report no largest contentful paint for small pictures, nor for those of few colours.
    if (picture) whenHere(() => requestAnimationFrame(() => setTimeout(start, 150)))
  } else whenHere(afterPaint)
})()
// The first screen is inert. The last press on it is stored, and replayed by the app (early-press.ts).
;(() => {
  const heading = document.querySelector('.first-screen [data-place="top"] h2')
  if (!heading) return
  const wait = (press) => {
    // Only while the first screen is shown.
    if (heading.getClientRects().length === 0) return
    document.documentElement.dataset.pressed = JSON.stringify({ card: heading.id.replace('first-', ''), ...press })
  }
  let down = null
  addEventListener('pointerdown', (event) => {
    down = event
  })
  const isFar = ({ clientX, clientY }) => Math.hypot(clientX - down.clientX, clientY - down.clientY) >= 10
  // A drag is no press, and cancels an earlier one.
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, (event) => {
      if (down && isFar(event)) delete document.documentElement.dataset.pressed
    })
  }
  // With Ctrl or Cmd a link opens in another tab.
  const isBare = ({ ctrlKey, metaKey, altKey, shiftKey }) => !(ctrlKey || metaKey || altKey || shiftKey)
  addEventListener('click', (event) => {
    if (isBare(event) && down && !isFar(event)) wait({ x: event.clientX, y: event.clientY })
  })
  addEventListener('keydown', (event) => {
    const { key, repeat } = event
    if (!repeat && isBare(event) && (key === 'ArrowLeft' || key === 'ArrowRight')) wait({ key })
  })
})()
