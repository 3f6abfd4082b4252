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
