// Logs the unknown path (spec §2, "Not-found page").
console.error('Page not found:', window.location.pathname);
