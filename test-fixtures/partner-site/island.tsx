import { useEffect, useState } from 'react'

/** What is hydrated once the page is used. */
export default function Island() {
  const [touches, setTouches] = useState(0)
  useEffect(() => {
    document.documentElement.dataset['islandHere'] = ''
  }, [])
  return <button onClick={() => setTouches(touches + 1)}>Touched {touches}</button>
}
