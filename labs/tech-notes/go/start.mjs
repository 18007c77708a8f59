// Starts the note's server of Node on the port that the other servers use.
const { server } = await import(`${process.cwd()}/server.js`);
server.listen(8080, '127.0.0.1');
