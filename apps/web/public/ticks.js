// A clock that runs beside a page: browsers slow the timers of hidden pages down, and not these.
self.onmessage = ({ data }) => setInterval(() => self.postMessage(null), data);
