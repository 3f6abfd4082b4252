// Stands at the end of documents that show something before any script: on a phone, fetching and evaluating the app takes
// longer than fetching and painting what is seen, so that comes first. Nobody waits for a slow picture; a hidden tab, and a
// page finished in a language that is not the chosen one, paint nothing.
;(() => {
  const { app } = document.currentScript.dataset
  const picture = document.querySelector('.first-screen img')
  const language = document.querySelector('#root').dataset.language
  const isUnseen = document.hidden || (language && language !== document.documentElement.lang)
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    // A task each: asking for one takes a phone some milliseconds, asking for all would keep a finger waiting.
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
    // Told when the picture, or else the first words, have reached the glass: frames after they were drawn.
    new PerformanceObserver((list, observer) => {
      if (picture && !list.getEntries().some(({ element }) => element === picture)) return
      observer.disconnect()
      start()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    // Small pictures, and those of few colours, are no largest paint for any browser.
    if (picture) whenHere(() => requestAnimationFrame(() => setTimeout(start, 150)))
  } else whenHere(afterPaint)
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
  const isFar = ({ clientX, clientY }) => Math.hypot(clientX - down.clientX, clientY - down.clientY) >= 10
  // A drag is no press, and whoever drags after one has changed their mind.
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, (event) => {
      if (down && isFar(event)) delete document.documentElement.dataset.pressed
    })
  }
  // Ctrl and a link mean another tab, not this one.
  const isBare = ({ ctrlKey, metaKey, altKey, shiftKey }) => !(ctrlKey || metaKey || altKey || shiftKey)
  addEventListener('click', (event) => {
    if (isBare(event) && down && !isFar(event)) wait({ x: event.clientX, y: event.clientY })
  })
  addEventListener('keydown', (event) => {
    const { key, repeat } = event
    if (!repeat && isBare(event) && (key === 'ArrowLeft' || key === 'ArrowRight')) wait({ key })
  })
})()
