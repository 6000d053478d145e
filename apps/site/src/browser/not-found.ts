// Spec §2, "Not-found page": the unknown path goes to the console.
console.error('Page not found:', window.location.pathname);
