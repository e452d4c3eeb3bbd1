// The log of pages would bury what Jest reports. A test that is about the log spies on the console, or listens to it.
for (const level of ['info', 'warn', 'error']) {
  const write = console[level].bind(console);
  console[level] = (...words) => {
    if (!String(words[0]).startsWith('[raade] ')) write(...words);
  };
}
